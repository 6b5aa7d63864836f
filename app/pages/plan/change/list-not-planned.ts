import { isStepKey } from '#content/topic-key.ts';
import type { LeftOut } from '#planner/types/plan.ts';
import { splitLeftOut } from '#wording/split-left-out.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';

export type NotPlanned = {
  /** If the plan has a goal, its steps and what they need. */
  readonly leftOut: readonly string[];
  /** What no step of the goal needs; empty without a goal. */
  readonly notNeeded: readonly string[];
  readonly known: readonly string[];
};

/** What the plan leaves out, and what it takes as known; without what is done or was removed. */
export function listNotPlanned(tracked: TrackedPlan): NotPlanned {
  const { leftOut, assumed } = tracked.plan;
  const { done, dropped = [] } = tracked.progress;
  const isOpen = (key: string) => !dropped.includes(key) && !Object.hasOwn(done, key);
  const named = new Set(leftOut.map(({ key }) => key));
  const presumed = leftOut.filter(({ why }) => why === 'presumed').map(({ key }) => key);
  const known = [...presumed, ...assumed.filter((key) => !named.has(key))];
  const isNext = (key: string) =>
    tracked.nextGoals.some(({ steps }) => steps.some((step) => step.key === key));
  const listLeft = (isListed: (why: LeftOut['why']) => boolean) =>
    leftOut.flatMap(({ key, why }) => (isListed(why) && isOpen(key) && !isNext(key) ? [key] : []));
  const { leftOut: needed, notNeeded } = splitByGoal(
    tracked,
    listLeft((why) => why !== 'presumed' && why !== 'not-needed'),
  );
  const others = listLeft((why) => why === 'not-needed');
  return { leftOut: needed, notNeeded: [...notNeeded, ...others], known: known.filter(isOpen) };
}

function splitByGoal({ goal, topics }: TrackedPlan, left: readonly string[]) {
  if (!goal) return { leftOut: left, notNeeded: [] };
  const byKey = new Map(topics.map((topic) => [topic.key, topic]));
  const prerequisitesOf = (key: string) => byKey.get(key)?.prerequisites ?? [];
  const { needed, other } = splitLeftOut(left, { isStep: isStepKey, prerequisitesOf });
  return { leftOut: needed, notNeeded: other };
}
