import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { requireOpenTopic } from './change-result.ts';

const course = exampleCourse([10, 10, 10, 10], { known: [false, false, false, true] });
const progress = { today: 1, done: { 'a/1': 1, 'a/4': 1 }, dropped: ['a/1', 'a/2'] };

const cases = [
  ['a/9', 'unknown'],
  ['a/1', 'done'],
  ['a/2', 'dropped'],
  ['a/4', 'done'],
] as const;
for (const [key, why] of cases)
  test(`requireOpenTopic refuses ${key} as ${why}`, () => {
    assert.deepEqual(requireOpenTopic(course, progress, key), { kind: 'refused', why, keys: [key] });
  });

test('requireOpenTopic refuses a known topic, and accepts one that is still to learn', () => {
  const fresh = { today: 1, done: {} };
  assert.equal(requireOpenTopic(course, fresh, 'a/4')?.why, 'known');
  assert.equal(requireOpenTopic(course, fresh, 'a/3'), null);
});
