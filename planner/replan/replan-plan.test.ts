import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { oneADay } from '../testing/example-course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';
import { replanPlan } from './replan-plan.ts';

describe('replanPlan', () => {
  const topics = exampleChain(6, { minutes: 25 });
  const plan = makePlan(topics, { days: 7, age: 30, level: 1 });

  test('brings what was missed to today, in its old order', () => {
    const { onTime } = replanPlan(topics, plan, { today: 3, done: { 'a/1': 1 } });
    assert.deepEqual(keysOf(onTime, 2), []);
    assert.deepEqual(keysOf(onTime, 3), ['a/2', 'a/3']);
  });

  test('offers fewer topics by the old end, or all of them later', () => {
    const { isChoice, onTime, inFull } = replanPlan(topics, plan, { today: 4, done: { 'a/1': 1 } });
    assert.equal(isChoice, true);
    assert.deepEqual(onTime.covered, ['a/1', 'a/2', 'a/3', 'a/4', 'a/5']);
    assert.deepEqual(inFull.covered, plan.covered);
    assert.ok(inFull.days.length > plan.days.length);
  });

  test('spreads the plan in full over the days until its last lock', () => {
    const short = [1, 2, 3, 4].map((number) => exampleTopic(number, { minutes: 10 }));
    const old = makePlan(short, { days: 5, age: 30, level: 1 });
    const { inFull } = replanPlan(short, old, { today: 7, done: {}, locked: { 'a/4': 15 } });
    assert.deepEqual(
      [8, 9, 10, 15].map((day) => keysOf(inFull, day)),
      [['a/1'], ['a/2'], ['a/3'], ['a/4']],
    );
  });

  test('plans only the parts of a topic that are not done', () => {
    const long = [exampleTopic(1, { minutes: 45 })];
    const old = makePlan(long, { days: 6, age: 30, level: 1, ...oneADay });
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

  test('counts from the last review', () => {
    const reviewed = { 'a/1': { day: 2, round: 1, gap: 1 } };
    const { onTime } = replanPlan(topics, plan, { today: 3, done: { 'a/1': 1 }, reviewed });
    const asked = onTime.days.flatMap(({ day, reviews }) =>
      reviews.filter(({ key }) => key === 'a/1').map(({ round }) => [day, round]),
    );
    assert.deepEqual(asked[0], [2, 1]);
    assert.deepEqual(asked[1], [7, 2]);
  });

  test('takes a topic out and leaves its dependents', () => {
    const { onTime } = replanPlan(topics, plan, { today: 1, done: {}, dropped: ['a/2'] });
    assert.deepEqual(keysOf(onTime, 2), ['a/3']);
    assert.deepEqual(onTime.assumed, ['a/2']);
  });

  test('plans new topics, and forgets topics that are gone', () => {
    const changed = [...topics.slice(1), exampleTopic(7)];
    const { onTime } = replanPlan(changed, plan, { today: 1, done: {} });
    const named = [...onTime.covered, ...onTime.leftOut.map(({ key }) => key)];
    assert.deepEqual(named.toSorted(), ['a/2', 'a/3', 'a/4', 'a/5', 'a/6', 'a/7']);
  });

  test('throws for a day that no plan has', () => {
    assert.throws(() => replanPlan(topics, plan, { today: 0, done: {} }), RangeError);
    assert.equal(replanPlan(topics, plan, { today: 3650, done: {} }).onTime.days.length, 3649);
    assert.throws(() => replanPlan(topics, plan, { today: 3651, done: {} }), RangeError);
  });
});

function keysOf(plan: Plan, day: number): string[] {
  return (plan.days[day - 1]?.items ?? []).map(({ key }) => key);
}
