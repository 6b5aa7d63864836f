import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import type { Progress } from '../types/progress.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { plan, topics } from '../testing/example-tracked.ts';
import { openSlots, readRemaining } from './read-remaining.ts';

function read(progress: Partial<Progress>, changed = plan) {
  return readRemaining(topics, changed, { today: 1, done: {}, ...progress });
}

describe('readRemaining', () => {
  test('orders what is neither done nor dropped', () => {
    const { order, choices } = read({ today: 3, done: { 'a/1': 1 }, dropped: ['a/5'] });
    assert.deepEqual(new Set(order), new Set([1, 2, 3, 5]));
    assert.deepEqual(new Set(choices.map(({ topic }) => topic)), new Set([0, 1, 2, 3, 5]));
  });

  test('still counts a dropped topic that is done', () => {
    const { choices, order } = read({ today: 3, done: { 'a/5': 1 }, dropped: ['a/5'] });
    assert.ok(choices.some(({ topic }) => topic === 4));
    assert.ok(!order.includes(4));
  });

  test('has the covered topics in scope, and locked ones with their prerequisites', () => {
    const first = { ...plan, covered: ['a/1'] };
    assert.deepEqual([...read({}, first).scope], [0]);
    const { scope, course } = read({ locked: { 'a/3': 4, 'z/9': 1 } }, first);
    assert.deepEqual([scope, course.locks], [new Set([0, 1, 2]), new Map([[2, 4]])]);
  });

  test('has locked topics without their prerequisites in scope if those may be presumed', () => {
    const presuming = { ...plan, covered: [], days: [], request: { ...plan.request, presume: true } };
    assert.deepEqual([...read({ locked: { 'a/3': 4 } }, presuming).scope], [2]);
  });

  test('has begun topics in scope if the plan covers nothing', () => {
    assert.deepEqual(read({}, { ...plan, covered: [] }).scope, new Set([0, 1, 2, 3, 4, 5]));
  });

  test('ignores the lock of a topic that is done', () => {
    assert.equal(read({ today: 3, done: { 'a/1': 1 }, locked: { 'a/1': 4 } }).course.locks.size, 0);
  });
});

describe('openSlots', () => {
  test('has the days from today to the last', () => {
    assert.deepEqual(
      openSlots(read({ today: 9 }), 10).map(({ day }) => day),
      [9, 10],
    );
    assert.deepEqual(openSlots(read({ today: 11 }), 10), []);
  });

  test('subtracts what is done today', () => {
    const short = [1, 2].map((number) => exampleTopic(number, { minutes: 15 }));
    const made = makePlan(short, { ...adult, days: 1 });
    const left = readRemaining(short, made, { today: 1, done: { 'a/1': 1 } });
    const [today] = openSlots(left, 5);
    assert.deepEqual([today?.capacity, today?.maxTopics, today?.maxTopicsForAge], [20, 2, 2]);
  });
});
