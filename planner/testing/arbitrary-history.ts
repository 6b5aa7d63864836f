import fc from 'fast-check';

import { arbitraryCase } from './arbitrary-case.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';

/** A plan, and progress with it: topics done in time, late, ahead or elsewhere, begun, dropped, locked. */
export const arbitraryHistory = arbitraryCase.chain(({ topics, request }) => {
  const plan = makePlan(topics, { ...request, days: Math.min(request.days, 120) });
  const keys = topics.map(({ key }) => key);
  return fc
    .record({
      today: fc.integer({ min: 1, max: plan.days.length + 10 }),
      inPlace: fc.subarray(plan.covered.slice()),
      elsewhere: fc.subarray(keys, { maxLength: Math.min(3, keys.length) }),
      dropped: fc.subarray(keys, { maxLength: Math.min(2, keys.length) }),
      parts: fc.integer({ min: 0, max: 2 }),
      locks: fc.uniqueArray(fc.tuple(fc.constantFrom(...keys), fc.integer({ min: -2, max: 20 })), {
        maxLength: 4,
        selector: ([key]) => key,
      }),
      isOneDay: fc.boolean(),
      late: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ today, inPlace, elsewhere, dropped, parts, locks, isOneDay, late }) => {
      const ends = endDays(plan);
      const inTime = inPlace.map((key): [string, number] => [key, (ends.get(key) ?? 0) + late]);
      const done = Object.fromEntries([
        ...elsewhere.map((key): [string, number] => [key, Math.max(1, today - late)]),
        ...inTime.filter(([, day]) => day <= today),
      ]);
      const started = [...daysByTopic(plan)].filter(([, days]) => (days[parts - 1] ?? Infinity) < today);
      const begun = Object.fromEntries(started.map(([key]) => [key, parts]));
      const locked = Object.fromEntries(
        locks.map(([key, after]) => [key, Math.max(1, today + (isOneDay ? (locks[0]?.[1] ?? 0) : after))]),
      );
      return { topics, plan, progress: { today, done, begun, dropped, locked } satisfies Progress };
    });
});

/** The first day that is planned again: not today if some of it is done already. */
export function firstPlannedDay(plan: Plan, { today, done, begun }: Progress): number {
  const isUsed = plan.days[today - 1]?.items.some(({ key }) => Object.hasOwn({ ...done, ...begun }, key));
  return Math.max(2, today + (isUsed ? 1 : 0));
}

/** All items and reviews of the days before today, done on their days. */
export function followPlan(plan: Plan, today: number): Pick<Progress, 'done' | 'begun' | 'reviewed'> {
  const past = plan.days.slice(0, today - 1);
  const items = past.flatMap((day) => day.items.map((item) => ({ ...item, day: day.day })));
  const reviews = past.flatMap((day) => day.reviews.map((review) => ({ ...review, day: day.day })));
  return {
    done: Object.fromEntries(
      items.filter(({ part, parts }) => part === parts).map(({ key, day }) => [key, day]),
    ),
    begun: Object.fromEntries(items.map(({ key, part }) => [key, part])),
    reviewed: Object.fromEntries(reviews.map(({ key, day, round, gap }) => [key, { day, round, gap }])),
  };
}

export function daysByTopic(plan: Plan): Map<string, number[]> {
  const byTopic = new Map<string, number[]>();
  for (const { day, items } of plan.days)
    for (const { key } of items) byTopic.set(key, [...(byTopic.get(key) ?? []), day]);
  return byTopic;
}

function endDays(plan: Plan): Map<string, number> {
  return new Map([...daysByTopic(plan)].map(([key, days]) => [key, days.at(-1) ?? 0]));
}
