import type { PlanState } from '#journal/fold/state.ts';
import type { Plan } from '#planner/types/plan.ts';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from './tracked-plan.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';

/** Another plan, the number of future days on which both have work, and the most minutes on such a day. */
export type PlanOverlap = {
  readonly id: string;
  readonly title: string;
  readonly days: number;
  readonly minutes: number;
};

export function findSharedDays({ saved, plan, progress }: TrackedPlan, other: PlanState): PlanOverlap | null {
  const otherPlan = readSavedPlan(other, (key) => [key], dateOfDay(saved.starts, progress.today));
  if (!otherPlan) return null;
  const own = minutesByDate(saved.starts, plan, progress.today);
  const sums = [...minutesByDate(other.starts, otherPlan, 1)].flatMap(([date, minutes]) => {
    const mine = own.get(date);
    return mine === undefined ? [] : [mine + minutes];
  });
  if (sums.length === 0) return null;
  return { id: other.id, title: other.title, days: sums.length, minutes: Math.max(...sums) };
}

function minutesByDate(starts: string, { days }: Plan, from: number): Map<string, number> {
  return new Map(
    days
      .slice(from - 1)
      .filter(({ minutes }) => minutes > 0)
      .map(({ day, minutes }) => [dateOfDay(starts, day), minutes]),
  );
}
