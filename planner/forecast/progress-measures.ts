import { allowTime } from '../time/allowance.ts';
import { laySlots } from '../time/calendar.ts';
import type { Plan } from '../model/plan.ts';
import { mostDays } from '../model/request.ts';

/** A way to measure progress: what each topic takes, and what the days have given by their evening. */
export type Yardstick = {
  /** By topic key, in the plan's order. */
  readonly takes: ReadonlyMap<string, number>;
  /** By day, from 0 on, far beyond the plan's end. Never falls. */
  readonly given: readonly number[];
};

/**
 * The measures in which a learner may be steady: days as the plan counts them, minutes on the days that teach, or
 * minutes on all days that have time.
 */
export function makeYardsticks(plan: Plan): readonly [days: Yardstick, ...minutes: Yardstick[]] {
  const slots = laySlots(plan.request, allowTime(plan.request), 2 * mostDays);
  const minutes = countMinutes(plan);
  return [
    { takes: countDays(plan), given: addUp(slots.map(() => 1)) },
    { takes: minutes, given: addUp(slots.map(({ room }) => room)) },
    { takes: minutes, given: addUp(slots.map(({ budget }) => budget)) },
  ];
}

function countMinutes({ days }: Plan): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const item of days.flatMap(({ items }) => items))
    minutes.set(item.key, (minutes.get(item.key) ?? 0) + item.minutes);
  return minutes;
}

/** Days from the end of the topic before to its own end. */
function countDays({ days }: Plan): Map<string, number> {
  const ends = new Map(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
  const sorted = [...ends].toSorted(([, a], [, b]) => a - b);
  return new Map(sorted.map(([key, day], at) => [key, day - (sorted[at - 1]?.[1] ?? 0)]));
}

function addUp(numbers: readonly number[]): number[] {
  let total = 0;
  return [0, ...numbers.map((number) => (total += number))];
}
