import { count } from '#wording/counts.ts';
import { InlineCode } from '../../../ui/text/inline-code.tsx';
import type { TrackedStep } from './track-steps.ts';

/** How many steps are done, and what works now. */
export function GoalProgress({ steps }: { readonly steps: readonly TrackedStep[] }) {
  const done = steps.filter(({ isDone }) => isDone);
  const last = done.at(-1)?.step;
  return (
    <>
      <p className="plan-goal-progress">
        <span className="plan-goal-bar" aria-hidden>
          {steps.map(({ step, isDone, ends }) => (
            <span key={step.key} data-done={isDone} data-planned={ends !== null} />
          ))}
        </span>
        {done.length} of {count(steps.length, 'step')} done
      </p>
      {last && (
        <p>
          <strong>Works now:</strong> <InlineCode text={last.shows} />
        </p>
      )}
    </>
  );
}
