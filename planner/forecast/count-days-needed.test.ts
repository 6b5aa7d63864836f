import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { adult, oneADay } from '../testing/example-course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { countDaysNeeded, countDaysToEnd } from './count-days-needed.ts';

describe('countDaysNeeded', () => {
  const cases: readonly (readonly [topics: number, needed: number, enough: number])[] = [
    [1, 1, 2],
    [3, 3, 4],
    [5, 5, 7],
    [6, 6, 8],
    [10, 11, 15],
    [30, 39, 52],
  ];
  for (const [count, daysNeeded, daysEnough] of cases) {
    test(`needs ${daysNeeded} days for ${count} topics of a learn day each, and suggests ${daysEnough}`, () => {
      const topics = exampleChain(count, { minutes: 30 });
      assert.deepEqual(countDaysNeeded(topics, { ...adult, ...oneADay }), { daysNeeded, daysEnough });
    });
  }

  test('names the fewest days with which a plan covers everything', () => {
    const lengths = [20, 45, 10, 35, 25, 15];
    const topics = Array.from({ length: 18 }, (_, at) =>
      exampleTopic(at + 1, { minutes: lengths[at % 6] ?? 0 }),
    );
    const { daysNeeded } = countDaysNeeded(topics, adult);
    const leftOut = (days: number) => makePlan(topics, { ...adult, days }).leftOut.length;
    assert.equal(leftOut(daysNeeded ?? 0), 0);
    assert.ok(leftOut((daysNeeded ?? 0) - 1) > 0);
  });

  test('finds the days for many short topics, of which a child learns one a day', () => {
    const child = { ...adult, age: 9, minutesADay: { weekday: 50 } };
    const { daysNeeded } = countDaysNeeded(exampleChain(240, { minutes: 10 }), child);
    assert.equal(daysNeeded, 59 * 7 + 5);
  });

  test('is null beyond ten years', () => {
    const slow = { ...adult, minutesADay: { weekday: 0, weekend: 10 } };
    const never = countDaysNeeded(exampleChain(3000, { minutes: 45 }), slow);
    assert.deepEqual(never, { daysNeeded: null, daysEnough: null });
  });

  test('suggests no more than ten years', () => {
    const slow = { ...adult, minutesADay: { weekday: 10 }, age: 9 };
    const { daysNeeded, daysEnough } = countDaysNeeded(exampleChain(240, { minutes: 30 }), slow);
    assert.ok((daysNeeded ?? 0) > 2740);
    assert.equal(daysEnough, 3650);
  });

  test('needs no days for known topics', () => {
    const topics = exampleChain(2);
    const known = topics.map(({ key }) => key);
    assert.deepEqual(countDaysNeeded(topics, { ...adult, known }), { daysNeeded: 0, daysEnough: 0 });
  });
});

const step = (number: number, prerequisites: readonly string[], optional?: true) =>
  exampleTopic(number, {
    key: `goals/kite-${number}`,
    step: true,
    minutes: 30,
    prerequisites,
    ...(optional && { optional }),
  });

test('countDaysToEnd names the fewest days that lead to the end of a goal, without its optional steps', () => {
  const topics = [
    ...[1, 2, 3].map((number) => exampleTopic(number, { key: `a/${number}`, minutes: 40 })),
    step(1, ['a/1']),
    step(2, ['a/2', 'goals/kite-1'], true),
    step(3, ['a/3', 'goals/kite-2']),
  ];
  const request = { ...adult, goal: 'kite', nextGoals: [] };
  const days = countDaysToEnd(topics, request) ?? 0;
  assert.ok(makePlan(topics, { ...request, days }).covered.includes('goals/kite-3'));
  assert.ok(!makePlan(topics, { ...request, days: days - 1 }).covered.includes('goals/kite-3'));
});
