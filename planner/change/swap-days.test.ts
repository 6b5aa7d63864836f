import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { daysOf, fresh, plan, topics } from '../testing/example-tracked.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import type { Progress } from '../types/progress.ts';
import { swapDays } from './swap-days.ts';

describe('swapDays', () => {
  test('swaps the topics of two days, and locks them', () => {
    const change = swapDays(topics, fresh, [1, 4]);
    assert.deepEqual(daysOf(change), { 'a/4': 1, 'a/2': 2, 'a/3': 3, 'a/1': 4, 'a/5': 5, 'a/6': 6 });
    assert.deepEqual(change.kind === 'changed' && change.progress.locked, { 'a/1': 4, 'a/4': 1 });
  });

  test('does not put a topic before its prerequisites', () => {
    const refused = swapDays(topics, fresh, [2, 3]);
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/2'] });
  });

  const rows: readonly [
    progress: Progress,
    days: [number, number],
    locks: Record<string, number> | string,
  ][] = [
    [{ today: 1, done: {} }, [2, 4], { 'a/2': 4, 'a/3': 2 }],
    [{ today: 1, done: {} }, [3, 4], { 'a/3': 3 }],
    [{ today: 2, done: { 'a/1': 1 }, begun: { 'a/2': 1 } }, [3, 4], { 'a/2': 4, 'a/3': 3 }],
    [{ today: 2, done: { 'a/1': 1, 'a/2': 2 } }, [2, 5], 'nothing-there'],
    [{ today: 3, done: { 'a/1': 1 } }, [3, 4], { 'a/2': 4, 'a/3': 3 }],
  ];

  test('moves a topic with its first part that is still to learn', () => {
    const minutes = [30, 45, 30];
    const three = minutes.map((long, at) => exampleTopic(at + 1, { minutes: long }));
    const parts = makePlan(three, { days: 5, age: 30, level: 1 });
    for (const [progress, days, locks] of rows) {
      const change = swapDays(three, { plan: parts, progress }, days);
      assert.deepEqual(change.kind === 'changed' ? change.progress.locked : change.why, locks);
    }
  });

  test('refuses days that are past, and days without topics', () => {
    const tracked = { plan, progress: { today: 2, done: { 'a/1': 1 } } };
    const why = (days: [number, number]) => {
      const change = swapDays(topics, tracked, days);
      return change.kind === 'refused' ? change.why : change.kind;
    };
    assert.equal(why([1, 3]), 'past');
    assert.equal(why([9, 10]), 'nothing-there');
    assert.equal(why([4, 4]), 'nothing-there');
    assert.equal(why([4, 7]), 'no-learn-day');
  });
});
