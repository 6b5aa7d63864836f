import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { readCourse } from './course.ts';
import { wantedTier, queueTier } from './tiers.ts';

const topics = [1, 2].flatMap((number) => [
  exampleTopic(number),
  exampleTopic(number, { technology: 'b', minutes: 30 }),
]);

describe('queueTier', () => {
  const course = readCourse(topics, adult);
  const weights = [1, 2, 3, 4];

  test('yields topics by weight within a technology', () => {
    const spent = new Map([['b', 1]]);
    assert.deepEqual([...queueTier({ course, weights, spent }, 0)], [1, 0, 3, 2]);
  });

  test('follows the minutes as they grow', () => {
    const spent = new Map<string, number>();
    const yielded: number[] = [];
    for (const topic of queueTier({ course, weights, spent }, 0)) {
      yielded.push(topic);
      const technology = course.topics[topic]?.technology ?? '';
      spent.set(technology, (spent.get(technology) ?? 0) + 10);
    }
    assert.deepEqual(yielded, [1, 3, 0, 2]);
  });

  test('yields the earlier of two equal topics first', () => {
    const queue = queueTier({ course, weights: [1, 1, 1, 1], spent: new Map() }, 0);
    assert.deepEqual([...queue], [0, 1, 2, 3]);
  });

  test('yields wanted topics by weight alone', () => {
    const wanted = { 'a/1': 1, 'a/2': 1, 'b/2': 1 };
    const asked = readCourse(topics, { ...adult, wanted });
    const spent = new Map([['b', 99]]);
    assert.deepEqual([...queueTier({ course: asked, weights, spent }, wantedTier)], [3, 1, 0]);
  });

  test('yields nothing from an empty tier', () => {
    assert.deepEqual([...queueTier({ course, weights, spent: new Map() }, 1)], []);
  });
});
