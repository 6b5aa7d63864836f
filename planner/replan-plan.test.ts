import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryCase, runs } from './arbitrary.ts';
import { findBreaches } from './invariants.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';
import type { Progress } from './progress.ts';
import { replanPlan } from './replan-plan.ts';
import type { PlanTopic } from './topic.ts';

/** A plan, and what a learner made of it: topics done in their place, late, ahead or elsewhere, begun, dropped. */
const arbitraryHistory = arbitraryCase.chain(({ topics, request }) => {
  const plan = makePlan(topics, { ...request, days: Math.min(request.days, 120) });
  const keys = topics.map(({ key }) => key);
  return fc
    .record({
      today: fc.integer({ min: 1, max: plan.days.length + 10 }),
      inPlace: fc.subarray(plan.covered.slice()),
      elsewhere: fc.subarray(keys, { maxLength: Math.min(3, keys.length) }),
      dropped: fc.subarray(keys, { maxLength: Math.min(2, keys.length) }),
      parts: fc.integer({ min: 0, max: 2 }),
      late: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ today, inPlace, elsewhere, dropped, parts, late }) => {
      const ends = endDays(plan);
      const places = inPlace.map((key): [string, number] => [key, (ends.get(key) ?? 0) + late]);
      const done = Object.fromEntries([
        ...elsewhere.map((key): [string, number] => [key, Math.max(1, today - late)]),
        ...places.filter(([, day]) => day <= today),
      ]);
      const started = [...placesOf(plan)].filter(([, days]) => (days[parts - 1] ?? Infinity) < today);
      const begun = Object.fromEntries(started.map(([key]) => [key, parts]));
      return { topics, plan, progress: { today, done, begun, dropped } satisfies Progress };
    });
});

describe('replanPlan, for any plan and history', () => {
  test('lays out a plan that keeps every promise from today on, both ways', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { onTime, inFull } = replanPlan(topics, plan, progress);
        const isHeld = (key: string) => Object.hasOwn({ ...progress.done, ...progress.begun }, key);
        const held = keysOf(plan, progress.today).some(isHeld);
        const from = Math.max(2, progress.today + (held ? 1 : 0));
        assert.deepEqual(findBreaches(topics, onTime, from), []);
        assert.deepEqual(findBreaches(topics, inFull, from), []);
      }),
      runs,
    );
  });

  test('never moves what is done, and never plans it again', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { onTime, inFull } = replanPlan(topics, plan, progress);
        for (const next of [onTime, inFull]) {
          for (const [key, days] of placesOf(plan)) {
            const isDone = Object.hasOwn(progress.done, key);
            const isWhole = plan.covered.includes(key) && days.every((day) => day <= progress.today);
            if (isDone && isWhole) assert.deepEqual(placesOf(next).get(key), days);
          }
          const later = next.days.slice(progress.today).flatMap(({ items }) => items);
          assert.deepEqual(
            later.filter(({ key }) => Object.hasOwn(progress.done, key)),
            [],
          );
        }
      }),
      runs,
    );
  });

  test('covers in full what the old plan did, and ends on time where it says so', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { isChoice, onTime, inFull } = replanPlan(topics, plan, progress);
        const settled = new Set([...inFull.covered, ...progress.dropped]);
        assert.deepEqual(
          plan.covered.filter((key) => !settled.has(key)),
          [],
        );
        assert.equal(onTime.days.length, Math.max(plan.days.length, progress.today - 1));
        assert.ok(inFull.days.length >= onTime.days.length);
        if (!isChoice) assert.equal(inFull, onTime);
      }),
      runs,
    );
  });

  test('changes nothing when asked a second time', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { onTime } = replanPlan(topics, plan, progress);
        assert.deepEqual(replanPlan(topics, onTime, progress).onTime, onTime);
      }),
      runs,
    );
  });

  test('gives back a plan that nobody has begun', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const plan = makePlan(topics, request);
        assert.deepEqual(replanPlan(topics, plan, { today: 1, done: {} }).onTime, plan);
      }),
      runs,
    );
  });

  test('leaves nothing out for a learner who did all that was planned', () => {
    const arbitraryDay = fc.tuple(arbitraryCase, fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(arbitraryDay, ([{ topics, request }, day]) => {
        const plan = makePlan(topics, request);
        fc.pre(plan.covered.length > 0);
        const today = Math.min(day, plan.days.length);
        const { isChoice } = replanPlan(topics, plan, { today, ...followPlan(plan, today) });
        assert.equal(isChoice, false);
      }),
      runs,
    );
  });
});

describe('replanPlan', () => {
  const topics = [1, 2, 3, 4, 5, 6].map(makeTopic);
  const plan = makePlan(topics, { days: 6, age: 30, level: 1 });

  test('brings what was missed to today, in its old order', () => {
    const { onTime } = replanPlan(topics, plan, { today: 3, done: { 'a/1': 1 } });
    assert.deepEqual(keysOf(onTime, 2), []);
    assert.deepEqual(keysOf(onTime, 3), ['a/2']);
  });

  test('offers fewer topics by the old end, or all of them later', () => {
    const { isChoice, onTime, inFull } = replanPlan(topics, plan, { today: 4, done: { 'a/1': 1 } });
    assert.equal(isChoice, true);
    assert.deepEqual(onTime.covered, ['a/1', 'a/2', 'a/3']);
    assert.deepEqual(inFull.covered, plan.covered);
    assert.ok(inFull.days.length > plan.days.length);
  });

  test('keeps the parts of a topic that are done, and plans the others', () => {
    const long = [{ ...makeTopic(1), minutes: 45 }];
    const old = makePlan(long, { days: 6, age: 30, level: 1 });
    const { onTime } = replanPlan(long, old, { today: 4, done: {}, begun: { 'a/1': 1 } });
    const parts = onTime.days.flatMap(({ day, items }) => items.map((item) => [day, item.part, item.parts]));
    assert.deepEqual(parts, [
      [1, 1, 2],
      [4, 2, 2],
    ]);
  });

  test('asks again soon what was done long ago and never reviewed', () => {
    const { onTime } = replanPlan(topics, plan, { today: 5, done: { 'a/1': 1 } });
    assert.deepEqual(onTime.days[4]?.reviews, [{ key: 'a/1', round: 1, gap: 4 }]);
  });

  test('counts from the last review that was held', () => {
    const reviewed = { 'a/1': { day: 2, round: 1, gap: 1 } };
    const { onTime } = replanPlan(topics, plan, { today: 3, done: { 'a/1': 1 }, reviewed });
    const asked = onTime.days.flatMap(({ day, reviews }) =>
      reviews.filter(({ key }) => key === 'a/1').map(({ round }) => [day, round]),
    );
    assert.deepEqual(asked[0], [2, 1]);
    assert.deepEqual(asked[1], [5, 2]);
  });

  test('takes a topic out and leaves what rests on it', () => {
    const { onTime } = replanPlan(topics, plan, { today: 1, done: {}, dropped: ['a/2'] });
    assert.deepEqual(keysOf(onTime, 2), ['a/3']);
    assert.deepEqual(onTime.assumed, ['a/2']);
  });

  test('plans topics that came since, and forgets topics that are gone', () => {
    const changed = [...topics.slice(1), { ...makeTopic(7), after: [] }];
    const { onTime } = replanPlan(changed, plan, { today: 1, done: {} });
    const named = [...onTime.covered, ...onTime.leftOut.map(({ key }) => key)];
    assert.deepEqual(named.toSorted(), ['a/2', 'a/3', 'a/4', 'a/5', 'a/6', 'a/7']);
  });

  test('throws for a day that no plan has', () => {
    assert.throws(() => replanPlan(topics, plan, { today: 0, done: {} }), RangeError);
    assert.throws(() => replanPlan(topics, plan, { today: 3651, done: {} }), RangeError);
  });
});

function makeTopic(number: number): PlanTopic {
  return {
    key: `a/${number}`,
    technology: 'a',
    title: `Topic ${number}`,
    chapter: 'One',
    level: 1,
    minutes: 25,
    importance: 0.9,
    after: number > 1 ? [`a/${number - 1}`] : [],
    order: number,
  };
}

function keysOf(plan: Plan, day: number): string[] {
  return (plan.days[day - 1]?.items ?? []).map(({ key }) => key);
}

function placesOf({ days }: Plan): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { day, items } of days)
    for (const { key } of items) places.set(key, [...(places.get(key) ?? []), day]);
  return places;
}

function endDays(plan: Plan): Map<string, number> {
  return new Map([...placesOf(plan)].map(([key, days]) => [key, days.at(-1) ?? 0]));
}

/** All items and reviews of the days before today, done on their days. */
function followPlan(plan: Plan, today: number): Pick<Progress, 'done' | 'begun' | 'reviewed'> {
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
