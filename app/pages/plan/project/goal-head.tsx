import './goal-head.css';
import { Link } from 'react-router';

import type { CompiledGoal } from '#content/goals.ts';
import { isOver } from '#planner/stored-plan/read-progress.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { formatWholeDate } from '#wording/dates.ts';
import { InlineCode } from '../../../ui/text/inline-code.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { GoalMade } from './goal-made.tsx';
import type { Changes } from '../change/use-changes.ts';
import { NextGoals } from './next-goals.tsx';
import { GoalProgress } from './goal-progress.tsx';
import { type TrackedStep, trackSteps } from './track-steps.ts';

/** What the plan makes, how far it has grown, and what comes next. */
type GoalHeadProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

export function GoalHead({ tracked, changes }: GoalHeadProps) {
  const { goal } = tracked;
  const steps = trackSteps(tracked);
  if (!goal) return null;
  const next = steps.find(({ isDone, ends }) => !isDone && ends !== null);
  if (steps.every(({ isDone, isLeft }) => isDone || isLeft))
    return (
      <GoalMade goal={goal}>
        <NextGoals tracked={tracked} changes={changes} />
      </GoalMade>
    );
  return (
    <section className="plan-goal" aria-labelledby="plan-goal">
      <h2 id="plan-goal">What you will have</h2>
      <Outcome goal={goal} steps={steps} />
      <GoalProgress steps={steps} />
      {next && !isOver(tracked.plan, tracked.progress) && <Next tracked={tracked} next={next} />}
      <p>
        <Link to={`/goals/${goal.id}`}>All its steps</Link>
      </p>
      <NextGoals tracked={tracked} changes={changes} />
    </section>
  );
}

type OutcomeProps = { readonly goal: CompiledGoal; readonly steps: readonly TrackedStep[] };

/** The end of the goal, or of the last step that the days reach. */
function Outcome({ goal, steps }: OutcomeProps) {
  const isWhole = steps.every(({ isDone, ends, isLeft }) => isDone || isLeft || ends !== null);
  const last = steps.findLast(({ isDone, ends }) => isDone || ends !== null)?.step;
  if (isWhole)
    return (
      <>
        <p className="plan-goal-end">
          <InlineCode text={goal.end} />
        </p>
        <p className="plan-facts">
          <strong>How to see that it works:</strong> <InlineCode text={goal.see} />
        </p>
      </>
    );
  return (
    <>
      {last && (
        <p className="plan-goal-end">
          <InlineCode text={last.shows} />
        </p>
      )}
      <p>
        <Link to={`/plan?goal=${goal.id}`}>Plan it with more days</Link>
      </p>
    </>
  );
}

type NextProps = { readonly tracked: TrackedPlan; readonly next: TrackedStep };

function Next({ tracked, next }: NextProps) {
  const { number, title } = next.step;
  return (
    <p>
      <strong>Next:</strong> step {number}, “{title}”{describeStepDays(tracked, next)}
    </p>
  );
}

/** A step may begin before the day on which it works. */
function describeStepDays({ saved, progress }: TrackedPlan, { begins, ends }: TrackedStep): string {
  const date = (day: number) => formatWholeDate(dateOfDay(saved.starts, day));
  if (ends === null) return '.';
  if (begins === null || begins >= ends) return `, planned for ${date(ends)}.`;
  const works = `works on ${date(ends)}.`;
  return begins < progress.today ? `. It ${works}` : `. It begins on ${date(begins)} and ${works}`;
}
