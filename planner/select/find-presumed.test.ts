import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTopic } from '../testing/example-topic.ts';
import { findPresumed } from './find-presumed.ts';
import type { Level, PlanTopic } from '../types/plan-topic.ts';

/** Six topics of levels 1 and 2, and two of level 3. */
const topics = Array.from({ length: 14 }, (_, at): PlanTopic =>
  exampleTopic(at + 1, { level: at < 6 ? 1 : at < 12 ? 2 : 3 }),
);

function presume(level: Level) {
  return findPresumed(topics, { days: 30, age: 30, level });
}

test('findPresumed names topics below the level, and those that are taught anyway', () => {
  assert.deepEqual(presume(1), { keys: [], widened: [] });
  const keys = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6'];
  assert.deepEqual(presume(2), { keys, widened: [] });
  assert.deepEqual(presume(3), { keys, widened: [{ technology: 'a', own: 2, added: 6 }] });
});

test('findPresumed leaves out known and wanted topics', () => {
  const request = { days: 30, age: 30, level: 2 as const, known: ['a/1'], wanted: { 'a/2': 1 } };
  assert.deepEqual(findPresumed(topics, request).keys, ['a/3', 'a/4', 'a/5', 'a/6']);
  const { widened } = findPresumed(topics, { days: 30, age: 30, level: 3, wanted: { 'a/8': 1 } });
  assert.deepEqual(widened, [{ technology: 'a', own: 2, added: 5 }]);
});

test('findPresumed counts every topic at the level or above it, wherever it comes', () => {
  const [first, ...others] = topics.toReversed();
  const renumbered = [first, ...others].flatMap((topic, at) => (topic ? [{ ...topic, number: at + 1 }] : []));
  assert.deepEqual(findPresumed(renumbered, { days: 30, age: 30, level: 3 }).widened, [
    { technology: 'a', own: 2, added: 6 },
  ]);
});
