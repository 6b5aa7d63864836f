import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';

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
    assert.deepEqual(
      recalling.map(({ recalls }) => recalls),
      [[first.key, second.key]],
    );
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
