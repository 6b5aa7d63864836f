import { ListChecks } from 'lucide-react';
import { useRef } from 'react';

import type { Runtime } from '#workbench/runtimes.ts';

import { RunButton } from '../../../ui/workbench/run-button.tsx';
import { useDownloadSize } from '../../../ui/workbench/use-download-size.ts';
import type { useOwnCode } from './use-own-code.ts';

export type Workplace = {
  /** A runtime, or the library of a page; null for pages that the browser itself shows. */
  readonly runtime: Pick<Runtime, 'built'> | null;
  readonly isRunning: boolean;
  readonly isLoaded: boolean;
  readonly stop: () => void;
};

type ExerciseToolsProps = {
  readonly own: Pick<ReturnType<typeof useOwnCode>, 'startOver' | 'undo'>;
  readonly workplace: Workplace;
  readonly onRun: () => void;
  readonly onCheck: () => void;
};

/** Checking, running, and starting over, which can be undone. */
export function ExerciseTools({ own, workplace, onRun, onCheck }: ExerciseToolsProps) {
  const { runtime, isRunning, isLoaded, stop } = workplace;
  const startOver = useRef<HTMLButtonElement>(null);
  const size = useDownloadSize(runtime, isLoaded);
  return (
    <div className="exercise-tools">
      <button
        type="button"
        className="button"
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : onCheck}
      >
        <ListChecks aria-hidden size={18} />
        Check{size}
      </button>
      <RunButton runtime={runtime} isRunning={isRunning} isLoaded={isLoaded} onRun={onRun} onStop={stop} />
      <button ref={startOver} type="button" className="button quiet" onClick={own.startOver}>
        Start over
      </button>
      {own.undo && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            own.undo?.();
            // This button disappears.
            startOver.current?.focus();
          }}
        >
          Undo
        </button>
      )}
    </div>
  );
}
