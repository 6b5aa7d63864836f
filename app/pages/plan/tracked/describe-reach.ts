import { count } from '#wording/counts.ts';
import { describeLeft, sayStep } from '#wording/plan.ts';

import { listNotPlanned } from '../change/list-not-planned.ts';
import { type TrackedStep, trackSteps } from '../project/track-steps.ts';
import type { TrackedPlan } from './tracked-plan.ts';

export type Reach = {
  /** What the learner will do, after "you will". */
  readonly aim: string;
  /** The day that brings it; null if it is the last with something new. */
  readonly until: number | null;
  /** What the days do not reach, as a sentence; empty if they reach everything. */
  readonly missing: string;
};

/** What the days of a plan reach, and what they do not. */
export function describeReach(tracked: TrackedPlan): Reach {
  const all = trackSteps(tracked);
  const steps = all.filter(({ isDone, isLeft }) => isDone || !isLeft);
  const left = describeLeft(all.length - steps.length);
  const reached = steps.findLast(({ ends, isDone }) => ends !== null || isDone);
  const missing = steps.filter(({ ends, isDone }) => ends === null && !isDone).length;
  const until = steps.findLast(({ ends, isDone }) => ends !== null && !isDone)?.ends ?? null;
  if (missing > 0) {
    const said = `${left} ${sayMissing(missing, steps.length)}`.trim();
    return { aim: aimAtStep(reached, all), until, missing: said };
  }
  if (tracked.goal && until !== null) return { aim: `finish “${tracked.goal.title}”`, until, missing: left };
  const others = tracked.goal ? 0 : listNotPlanned(tracked).leftOut.length;
  if (others === 0) return { aim: 'finish the last one', until, missing: '' };
  return {
    aim: 'finish the last of them',
    until,
    missing: `The days are too few for ${count(others, 'other topic')}.`,
  };
}

function aimAtStep(reached: TrackedStep | undefined, { length }: readonly TrackedStep[]): string {
  if (!reached || reached.isDone) return 'finish the last topic';
  return `reach ${sayStep({ ...reached.step, all: length })},`;
}

function sayMissing(missing: number, all: number): string {
  if (missing === all) return 'The days are too few for the first step.';
  return `The days are too few for the ${missing === 1 ? 'last step' : `last ${missing} steps`}.`;
}
