import type { Plan } from '#planner/types/plan.ts';

import { formatWholeDate } from '#wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { countWork } from '#wording/plan.ts';
import { isStepKey } from '#content/topic-key.ts';

/** "6 topics moved. You now finish on Tuesday 27 October 2026." */
export function describeCatchUp({ plan, progress, saved }: TrackedPlan, next: Plan): string {
  const [before, after] = [startsOf(plan), startsOf(next)];
  const isOpen = (key: string) => !Object.hasOwn(progress.done, key) && !progress.dropped?.includes(key);
  const open = [...before].filter(([key]) => isOpen(key));
  const moved = open.filter(([key, day]) => after.has(key) && after.get(key) !== day);
  const lost = open.filter(([key]) => !after.has(key));
  if (moved.length + lost.length === 0) return 'You are on track. There is nothing to move.';
  const facts = [
    ...(moved.length > 0 ? [`${countPlaces(moved)} moved`] : []),
    ...(lost.length > 0 ? [`${countPlaces(lost)} left out`] : []),
  ];
  return `${facts.join(', ')}. ${describeFinish(saved.starts, next)}`;
}

function countPlaces(places: readonly (readonly [key: string, day: number])[]): string {
  return countWork(
    places.map(([key]) => key),
    isStepKey,
  );
}

function describeFinish(starts: string, { days }: Plan): string {
  const last = days.findLast(({ items }) => items.length > 0);
  return last ? `You now finish on ${formatWholeDate(dateOfDay(starts, last.day))}.` : '';
}

/** The first day of each topic. */
function startsOf({ days }: Plan): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { day, items } of days) for (const { key } of items) if (!starts.has(key)) starts.set(key, day);
  return starts;
}
