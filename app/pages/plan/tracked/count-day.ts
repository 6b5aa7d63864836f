import { nameWork } from '#journal/fold/state.ts';
import type { Day, Item } from '#planner/types/plan.ts';

import { listWork } from '../days/list-work.ts';
import type { TrackedPlan } from './tracked-plan.ts';

/** How much of what a day has is checked off. What the learner removed counts as done. */
export function countDay(tracked: TrackedPlan, day: Day): { readonly done: number; readonly all: number } {
  const { asked, fill } = listWork(tracked, day);
  const works = [...asked, ...(fill ? [fill] : [])];
  const isDone = [
    ...day.items.map((item) => isItemDone(tracked, item)),
    ...works.map((work) => tracked.saved.worked.has(nameWork(work))),
  ];
  return { done: isDone.filter(Boolean).length, all: isDone.length };
}

/** Whether everything that a day has is checked off. */
export function isDayDone(tracked: TrackedPlan, day: Day): boolean {
  const { done, all } = countDay(tracked, day);
  return done === all;
}

function isItemDone({ progress }: TrackedPlan, { key, part }: Item): boolean {
  const { done, begun = {}, dropped = [] } = progress;
  return Object.hasOwn(done, key) || dropped.includes(key) || part <= (begun[key] ?? 0);
}
