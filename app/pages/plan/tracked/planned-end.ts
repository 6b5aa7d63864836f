import type { Plan } from '#planner/model/plan.ts';
import type { Progress } from '#planner/model/progress.ts';

import { findOverdue } from './progress.ts';

/**
 * The day on which a plan ends that is followed: its own for who is not behind, else the `forecast` of its days from
 * this evening on. Today counts as well, as long as something of it is still to do.
 */
export function findPlannedEnd(plan: Plan, progress: Progress, forecast: number): number {
  const last = plan.days.findLast(({ items }) => items.length > 0);
  if (last && findOverdue(plan, progress).length === 0) return last.day;
  const { items = [] } = plan.days[progress.today - 1] ?? {};
  const isSpent = items.length > 0 && items.every(({ key }) => Object.hasOwn(progress.done, key));
  return isSpent ? forecast : forecast - 1;
}
