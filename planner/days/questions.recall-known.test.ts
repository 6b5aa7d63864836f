import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import { recallKnown } from './questions.ts';

const first = exampleTopic(1);
const second = exampleTopic(2, { prerequisites: [first.key] });
const above = [3, 4, 5, 6, 7].map((number) =>
  exampleTopic(number, { level: 2, prerequisites: number === 3 ? [second.key] : [] }),
);
const topics = [first, second, ...above];

describe('recallKnown', () => {
  test('recalls known topics before the plan builds on them', () => {
    const { days } = makePlan(topics, { age: 30, days: 7, level: 2 });
    const recalling = days.filter(({ recalls }) => recalls.length > 0);
    assert.deepEqual(recalling.flatMap(({ recalls }) => recalls).toSorted(), [first.key, second.key]);
    assert.ok(
      days.findIndex(({ items }) => items.some(({ key }) => key === 'a/3')) >= (recalling[0]?.day ?? 0) - 1,
    );
  });

  test('recalls nothing that the plan teaches', () => {
    const { days } = makePlan(topics, { age: 30, days: 7, level: 1 });
    assert.deepEqual(
      days.flatMap(({ recalls }) => recalls),
      [],
    );
  });
});

describe('recallKnown, day by day', () => {
  const course = {
    ...exampleCourse([10, 10, 10, 45, 10]),
    prerequisites: [[], [], [], [0, 1, 2], [1]],
    known: [true, true, true, false, false],
  };
  const why = { kind: 'level' } as const;
  const long = (part: number) => ({ key: 'a/4', part, parts: 2, minutes: 25, why });
  const short = { key: 'a/5', part: 1, parts: 1, minutes: 10, why };

  test('asks for those with more dependents on the first learn day, after those that it needs', () => {
    const days = [
      { items: [], free: 3 },
      { items: [short], free: 2 },
      { items: [long(1)], free: 3 },
    ];
    assert.deepEqual(recallKnown(course, days, []), [[], ['a/1', 'a/2'], ['a/3']]);
  });

  test('asks only on the day on which a topic starts', () => {
    const days = [
      { items: [long(1)], free: 1 },
      { items: [long(2)], free: 3 },
    ];
    assert.deepEqual(recallKnown(course, days, []), [['a/1'], []]);
  });

  test('asks nothing twice, and nothing without time', () => {
    const days = [
      { items: [long(1)], free: -1 },
      { items: [short], free: 3 },
    ];
    assert.deepEqual(recallKnown(course, days, []), [[], ['a/2']]);
    assert.deepEqual(recallKnown(course, days, ['a/2']), [[], []]);
  });
});
