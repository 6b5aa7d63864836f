import type { Plan } from '../types/plan.ts';
import { maxDays } from '../types/plan-request.ts';
import { allowTime } from '../time/allowance.ts';
import { makeSlots } from '../time/make-slots.ts';

export type ProgressMeasure = {
  readonly needed: ReadonlyMap<string, number>;
  /** What the days have given by each evening, from day 0 to twenty years. Never falls. */
  readonly given: readonly number[];
};

export function makeProgressMeasures(
  plan: Plan,
): readonly [days: ProgressMeasure, ...minutes: ProgressMeasure[]] {
  const slots = makeSlots(plan.request, allowTime(plan.request), 2 * maxDays);
  const minutes = countMinutes(plan);
  return [
    { needed: countDays(plan), given: addUp(slots.map(() => 1)) },
    { needed: minutes, given: addUp(slots.map(({ capacity }) => capacity)) },
    { needed: minutes, given: addUp(slots.map(({ budget }) => budget)) },
  ];
}

function countMinutes({ days }: Plan): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const item of days.flatMap(({ items }) => items))
    minutes.set(item.key, (minutes.get(item.key) ?? 0) + item.minutes);
  return minutes;
}

function countDays({ days }: Plan): Map<string, number> {
  const ends = new Map(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
  const sorted = [...ends].toSorted(([, a], [, b]) => a - b);
  return new Map(sorted.map(([key, day], at) => [key, day - (sorted[at - 1]?.[1] ?? 0)]));
}

function addUp(numbers: readonly number[]): number[] {
  let total = 0;
  return [0, ...numbers.map((number) => (total += number))];
}
