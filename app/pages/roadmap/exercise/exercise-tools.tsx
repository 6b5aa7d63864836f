import { ListChecks } from 'lucide-react';
import { useRef } from 'react';

import type { Runtime } from '#workbench/runtimes.ts';

import { RunButton } from '../../../ui/workbench/run-button.tsx';
import type { useOwnCode } from './use-own-code.ts';

type ExerciseToolsProps = {
  readonly own: Pick<ReturnType<typeof useOwnCode>, 'startOver' | 'undo'>;
  readonly runtime: Runtime;
  readonly isRunning: boolean;
  readonly isLoaded: boolean;
  readonly onRun: () => void;
  readonly onCheck: () => void;
  readonly onStop: () => void;
};

/** Checking, running, and starting over, which can be undone. */
export function ExerciseTools({ own, onCheck, isRunning, ...running }: ExerciseToolsProps) {
  const startOver = useRef<HTMLButtonElement>(null);
  return (
    <div className="exercise-tools">
      <button
        type="button"
        className="button"
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : onCheck}
      >
        <ListChecks aria-hidden size={18} />
        Check
      </button>
      <RunButton {...running} isRunning={isRunning} />
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
