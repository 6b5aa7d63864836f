import { Play, Square } from 'lucide-react';

import type { Runtime } from '#workbench/runtimes.ts';

import { useHydrated } from '../use-hydrated.ts';
import { useDownloadSize } from './use-download-size.ts';

type RunButtonProps = {
  /** Null for pages that the browser itself shows. */
  readonly runtime: Pick<Runtime, 'built'> | null;
  readonly isRunning: boolean;
  /** Whether this page has already loaded what it needs. */
  readonly isLoaded: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
};

/** "Run", with what it downloads before the first run; "Stop" while it runs. */
export function RunButton({ runtime, isRunning, isLoaded, onRun, onStop }: RunButtonProps) {
  const isHydrated = useHydrated();
  const size = useDownloadSize(runtime, isLoaded);
  return (
    <button
      type="button"
      className="button run-button"
      disabled={!isHydrated}
      onClick={isRunning ? onStop : onRun}
    >
      {isRunning ? <Square aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      {isRunning ? 'Stop' : `Run${size}`}
    </button>
  );
}
