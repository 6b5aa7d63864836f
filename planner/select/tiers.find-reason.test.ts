import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Why } from '../types/plan.ts';
import type { Level } from '../types/plan-topic.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { readCourse } from './course.ts';
import { findReason, wantedTier, refreshTier, tierOf } from './tiers.ts';

const course = readCourse(
  [
    exampleTopic(1, { level: 1 }),
    exampleTopic(2, { level: 2, importance: 'core' }),
    exampleTopic(3, { level: 2, importance: 'niche' }),
    exampleTopic(4, { level: 3 }),
    exampleTopic(5, { level: 1 }),
  ],
  { ...adult, level: 2, wanted: { 'a/5': 1 } },
);

describe('tierOf', () => {
  test('puts wanted topics first, then levels from the own one up, then lower levels', () => {
    const tiers = [0, 1, 2, 3, 4].map((index) => tierOf(course, index));
    assert.deepEqual(tiers, [refreshTier, 0, 0, 1, wantedTier]);
  });

  test('has a tier for each level above that of a beginner', () => {
    const levels: readonly Level[] = [1, 2, 3];
    const topics = levels.map((level) => exampleTopic(level, { level }));
    const beginner = readCourse(topics, adult);
    assert.deepEqual(
      [0, 1, 2].map((index) => tierOf(beginner, index)),
      [0, 1, 2],
    );
  });
});

describe('findReason', () => {
  const cases: readonly (readonly [name: string, topic: number, dependent: number, why: Why])[] = [
    ['calls a wanted topic wanted, even if another topic needs it', 4, 1, { kind: 'wanted' }],
    ['names the wanted topic that needs a topic', 1, 4, { kind: 'needed-for', key: 'a/5' }],
    ['names the topic that needs a topic', 2, 1, { kind: 'needed-for', key: 'a/2' }],
    ['calls a core topic core, even if another topic needs it', 1, 3, { kind: 'core' }],
    ['calls a topic of the own level so', 2, 2, { kind: 'level' }],
    ['calls a topic of a higher level deeper', 3, 3, { kind: 'deeper' }],
    ['calls a topic of a lower level a refresher', 0, 0, { kind: 'refresh' }],
  ];
  for (const [name, topic, dependent, why] of cases)
    test(name, () => assert.deepEqual(findReason(course, topic, dependent), why));
});
