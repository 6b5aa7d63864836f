import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { daysOf, fresh, topics } from '../testing/example-tracked.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { lockTopics } from './lock-topics.ts';
import { makePlan } from '../make-plan.ts';

describe('lockTopics', () => {
  test('moves a topic to the day, and plans the others around it', () => {
    assert.deepEqual(daysOf(lockTopics(topics, fresh, { 'a/1': 4 })), {
      'a/2': 1,
      'a/3': 2,
      'a/4': 3,
      'a/1': 4,
      'a/5': 5,
      'a/6': 6,
    });
  });

  test('moves the prerequisites of a locked topic before it, and leaves nothing out', () => {
    const chained = [...topics.slice(0, 5), exampleTopic(6, { minutes: 30, prerequisites: ['a/5'] })];
    const change = lockTopics(chained, fresh, { 'a/6': 2 });
    assert.deepEqual(daysOf(change), { 'a/5': 1, 'a/6': 2, 'a/1': 3, 'a/2': 4, 'a/3': 5, 'a/4': 6 });
  });

  test('locks one topic after the other', () => {
    const first = lockTopics(topics, fresh, { 'a/1': 4 });
    assert.ok(first.kind === 'changed');
    const tracked = { plan: first.replan.onTime, progress: first.progress };
    const second = lockTopics(topics, tracked, { 'a/4': 8 });
    assert.deepEqual(second.kind === 'changed' && second.progress.locked, { 'a/1': 4, 'a/4': 8 });
    assert.deepEqual(daysOf(second), { 'a/2': 1, 'a/3': 2, 'a/5': 3, 'a/1': 4, 'a/6': 5, 'a/4': 8 });
  });

  test('puts a locked topic after the last part of its prerequisite, and its dependents later', () => {
    const parts = [
      exampleTopic(1, { minutes: 45, level: 2 }),
      exampleTopic(2, { minutes: 10, prerequisites: ['a/1'] }),
      exampleTopic(3, { minutes: 10, prerequisites: ['a/2'] }),
      exampleTopic(4, { minutes: 10 }),
    ];
    const request = { days: 3, age: 30, level: 1, minutesADay: { weekday: 45 } } as const;
    const progress = { today: 1, done: {}, locked: { 'a/2': 2 } };
    const change = lockTopics(parts, { plan: makePlan(parts, request), progress }, { 'a/4': 3 });
    assert.ok(change.kind === 'changed');
    const keys = change.replan.onTime.days.flatMap(({ items }) => items.map(({ key }) => key));
    assert.deepEqual(keys, ['a/1', 'a/1', 'a/2', 'a/4', 'a/3']);
  });

  test('offers a later end if the others no longer fit', () => {
    const late = lockTopics(topics, fresh, { 'a/2': 10 });
    assert.ok(late.kind === 'changed');
    assert.equal(late.replan.isChoice, true);
    assert.deepEqual(late.replan.onTime.leftOut, [{ key: 'a/3', why: 'too-few-days' }]);
    assert.equal(late.replan.inFull.days.length, 11);
  });

  test('keeps the lock, whether the learner then keeps the end or every topic', () => {
    const others = [4, 5, 6, 7, 8, 9].map((number) => exampleTopic(number, { minutes: 30 }));
    const third = exampleTopic(3, { prerequisites: ['a/2'] });
    const all = [...exampleChain(2, { minutes: 30 }), third, ...others];
    const plan = makePlan(all, { days: 6, age: 30, level: 1, minutesADay: { weekday: 45 } });
    const locked = lockTopics(all, { plan, progress: { today: 2, done: {} } }, { 'a/3': 3 });
    assert.ok(locked.kind === 'changed' && locked.replan.isChoice);
    const { onTime, inFull } = locked.replan;
    assert.deepEqual([onTime.locked, inFull.locked], [{ 'a/3': 3 }, { 'a/3': 3 }]);
  });

  test('ignores a lock once its day is missed', () => {
    const change = lockTopics(topics, fresh, { 'a/1': 4 });
    assert.ok(change.kind === 'changed');
    const { onTime } = change.replan;
    assert.deepEqual(onTime.locked, { 'a/1': 4 });
    const tracked = { plan: onTime, progress: { ...change.progress, today: 5 } };
    const later = lockTopics(topics, tracked, { 'a/6': 8 });
    assert.deepEqual(later.kind === 'changed' && later.replan.onTime.locked, { 'a/6': 8 });
  });
});
