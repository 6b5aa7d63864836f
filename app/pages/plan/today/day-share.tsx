import type { Day } from '#planner/types/plan.ts';
import { describeStep } from '#wording/plan.ts';

import { StepName } from '../project/step-name.tsx';
import { trackSteps } from '../project/track-steps.ts';
import { countDay } from '../tracked/count-day.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** How much of the day is done, as a bar and in words. */
export function DayShare({ tracked, day }: { readonly tracked: TrackedPlan; readonly day: Day }) {
  const { done, all } = countDay(tracked, day);
  return (
    <p className="today-share">
      <span className="today-bar" aria-hidden>
        {Array.from({ length: all }, (_, at) => (
          <span key={at} data-done={at < done} />
        ))}
      </span>
      {done} of {all} done
    </p>
  );
}

/** The step of the goal that the day works toward. */
export function CurrentStep({ tracked }: { readonly tracked: TrackedPlan }) {
  const next = trackSteps(tracked).find(({ isDone, ends }) => !isDone && ends !== null);
  if (!next) return null;
  const { key, title, number, all } = next.step;
  return (
    <p className="today-step">
      {describeStep(number, all)}: <StepName step={{ key, title }} />
    </p>
  );
}
