import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { daysOf, fresh, plan, topics } from '../testing/example-tracked.ts';
import { swapDays } from './swap-days.ts';

describe('swapDays', () => {
  test('swaps the topics of two days, and locks them', () => {
    const change = swapDays(topics, fresh, [1, 4]);
    assert.deepEqual(daysOf(change), { 'a/4': 1, 'a/2': 2, 'a/3': 3, 'a/1': 4, 'a/5': 5, 'a/6': 8 });
    assert.deepEqual(change.kind === 'changed' && change.progress.locked, { 'a/1': 4, 'a/4': 1 });
  });

  test('does not put a topic before its prerequisites', () => {
    const refused = swapDays(topics, fresh, [2, 3]);
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/2'] });
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
    assert.equal(why([4, 6]), 'no-learn-day');
  });
});
