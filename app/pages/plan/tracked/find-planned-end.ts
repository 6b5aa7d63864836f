import type { Plan } from '#planner/types/plan.ts';
import type { Progress } from '#planner/types/progress.ts';

import { findOverdue } from '#planner/stored-plan/read-progress.ts';

/** If the learner is behind, the end is the `forecast`, one day sooner while today still has work. */
export function findPlannedEnd(plan: Plan, progress: Progress, forecast: number): number {
  const last = plan.days.findLast(({ items }) => items.length > 0);
  if (last && findOverdue(plan, progress).length === 0) return last.day;
  const { items = [] } = plan.days[progress.today - 1] ?? {};
  const isSpent = items.length > 0 && items.every(({ key }) => Object.hasOwn(progress.done, key));
  return isSpent ? forecast : forecast - 1;
}
