import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { dropTopic } from './drop-topic.ts';
import { exampleChain, exampleTopic } from './example-topic.ts';
import { lockTopic } from './lock-topic.ts';
import { makePlan } from './make-plan.ts';
import { swapDays } from './swap-days.ts';

/** One topic a day, on days 1 to 5 and 8; the third rests on the second. */
const topics = [1, 2, 3, 4, 5, 6].map((number) =>
  exampleTopic(number, { minutes: 30, after: number === 3 ? ['a/2'] : [] }),
);
const plan = makePlan(topics, { days: 10, age: 30, level: 1 });
const fresh = { plan, progress: { today: 1, done: {} } };

describe('lockTopic', () => {
  test('moves a topic to the day that is asked for, and lays the others around it', () => {
    assert.deepEqual(daysOf(lockTopic(topics, fresh, { key: 'a/1', day: 4 })), {
      'a/2': 1,
      'a/3': 2,
      'a/4': 3,
      'a/1': 4,
      'a/5': 5,
      'a/6': 8,
    });
  });

  test('brings what a locked topic rests on before it, and leaves nothing out for that', () => {
    const chained = [...topics.slice(0, 5), exampleTopic(6, { minutes: 30, after: ['a/5'] })];
    const change = lockTopic(chained, fresh, { key: 'a/6', day: 2 });
    assert.deepEqual(daysOf(change), { 'a/5': 1, 'a/6': 2, 'a/1': 3, 'a/2': 4, 'a/3': 5, 'a/4': 8 });
  });

  test('keeps one topic after the other on its day', () => {
    const first = lockTopic(topics, fresh, { key: 'a/1', day: 4 });
    assert.ok(first.kind === 'changed');
    const living = { plan: first.replan.onTime, progress: first.progress };
    const second = lockTopic(topics, living, { key: 'a/4', day: 8 });
    assert.deepEqual(second.kind === 'changed' && second.progress.locked, { 'a/1': 4, 'a/4': 8 });
    assert.deepEqual(daysOf(second), { 'a/2': 1, 'a/3': 2, 'a/5': 3, 'a/1': 4, 'a/6': 5, 'a/4': 8 });
  });

  test('keeps no more topics on a day than an age can carry', () => {
    const short = [1, 2, 3].map((number) => exampleTopic(number, { minutes: 10 }));
    const slow = makePlan(short, { days: 5, age: 9, level: 1, minutesADay: { weekday: 50 } });
    const living = { plan: slow, progress: { today: 1, done: {}, locked: { 'a/1': 4 } } };
    const refused = lockTopic(short, living, { key: 'a/2', day: 4 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/1'] });
  });

  test('waits on its day for the last part of what it rests on, and what rests on it waits too', () => {
    const parts = [
      exampleTopic(1, { minutes: 45, level: 2 }),
      exampleTopic(2, { minutes: 10, after: ['a/1'] }),
      exampleTopic(3, { minutes: 10, after: ['a/2'] }),
      exampleTopic(4, { minutes: 10 }),
    ];
    const request = { days: 3, age: 30, level: 1, minutesADay: { weekday: 60 } } as const;
    const progress = { today: 1, done: {}, locked: { 'a/2': 2 } };
    const change = lockTopic(parts, { plan: makePlan(parts, request), progress }, { key: 'a/4', day: 3 });
    assert.ok(change.kind === 'changed');
    const keys = change.replan.onTime.days.flatMap(({ items }) => items.map(({ key }) => key));
    assert.deepEqual(keys, ['a/1', 'a/1', 'a/2', 'a/4', 'a/3']);
  });

  test('says what has to come before', () => {
    const refused = lockTopic(exampleChain(5), fresh, { key: 'a/3', day: 1 });
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/1', 'a/2'] });
  });

  test('says which locks are in the way', () => {
    const living = { plan, progress: { today: 1, done: {}, locked: { 'a/1': 2 } } };
    const refused = lockTopic(topics, living, { key: 'a/2', day: 2 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/1'] });
  });

  test('says what is wrong with the day or the topic', () => {
    const living = { plan, progress: { today: 3, done: { 'a/1': 1 }, dropped: ['a/2'] } };
    const why = (key: string, day: number) => {
      const change = lockTopic(topics, living, { key, day });
      return change.kind === 'refused' ? change.why : change.kind;
    };
    assert.equal(why('a/4', 2), 'past');
    assert.equal(why('a/4', 6), 'no-learn-day');
    assert.equal(why('a/4', 11), 'no-learn-day');
    assert.equal(why('a/1', 4), 'done');
    assert.equal(why('a/2', 4), 'dropped');
    assert.equal(why('a/9', 4), 'unknown');
    assert.equal(why('a/4', 4), 'changed');
  });

  test('has no room for what a day and those after it cannot hold', () => {
    const long = [...topics, exampleTopic(7, { minutes: 45 })];
    const refused = lockTopic(long, fresh, { key: 'a/7', day: 10 });
    assert.deepEqual(refused, { kind: 'refused', why: 'no-room', keys: ['a/7'] });
  });

  test('offers a later end where the others no longer fit', () => {
    const late = lockTopic(topics, fresh, { key: 'a/2', day: 10 });
    assert.ok(late.kind === 'changed');
    assert.equal(late.replan.isChoice, true);
    assert.deepEqual(late.replan.onTime.leftOut, [{ key: 'a/3', why: 'too-few-days' }]);
    assert.equal(late.replan.inFull.days.length, 11);
  });

  test('gives way once its day is missed, and is told apart by not being held', () => {
    const change = lockTopic(topics, fresh, { key: 'a/1', day: 4 });
    assert.ok(change.kind === 'changed');
    const { onTime } = change.replan;
    assert.deepEqual(onTime.locked, { 'a/1': 4 });
    const living = { plan: onTime, progress: { ...change.progress, today: 5 } };
    const later = lockTopic(topics, living, { key: 'a/6', day: 8 });
    assert.deepEqual(later.kind === 'changed' && later.replan.onTime.locked, { 'a/6': 8 });
  });
});

describe('dropTopic', () => {
  test('leaves what rests on the topic, and names it', () => {
    const change = dropTopic(topics, fresh, { key: 'a/2', resting: 'stay' });
    assert.ok(change.kind === 'changed');
    assert.deepEqual([change.leaving, change.resting], [['a/2'], ['a/3']]);
    assert.deepEqual(change.replan.onTime.assumed, ['a/2']);
  });

  test('takes what rests on the topic along where that is wanted, and the locks on it', () => {
    const living = { plan, progress: { today: 1, done: {}, locked: { 'a/3': 5, 'a/4': 1 } } };
    const change = dropTopic(topics, living, { key: 'a/2', resting: 'leave' });
    assert.ok(change.kind === 'changed');
    assert.deepEqual([change.leaving, change.resting], [['a/2', 'a/3'], []]);
    assert.deepEqual(change.progress.locked, { 'a/4': 1 });
    assert.deepEqual(change.replan.onTime.covered, ['a/1', 'a/4', 'a/5', 'a/6']);
  });

  test('has nothing to take out of what is done or unknown', () => {
    const living = { plan, progress: { today: 3, done: { 'a/1': 1 } } };
    const why = (key: string) => dropTopic(topics, living, { key, resting: 'stay' });
    assert.deepEqual(why('a/1'), { kind: 'refused', why: 'done', keys: ['a/1'] });
    assert.deepEqual(why('a/9'), { kind: 'refused', why: 'unknown', keys: ['a/9'] });
  });
});

describe('swapDays', () => {
  test('lets the topics of two days change places, and keeps them there', () => {
    const change = swapDays(topics, fresh, [1, 4]);
    assert.deepEqual(daysOf(change), { 'a/4': 1, 'a/2': 2, 'a/3': 3, 'a/1': 4, 'a/5': 5, 'a/6': 8 });
    assert.deepEqual(change.kind === 'changed' && change.progress.locked, { 'a/1': 4, 'a/4': 1 });
  });

  test('does not put a topic before what it rests on', () => {
    const refused = swapDays(topics, fresh, [2, 3]);
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/2'] });
  });

  test('moves nothing that is past, and nothing from nowhere', () => {
    const living = { plan, progress: { today: 2, done: { 'a/1': 1 } } };
    const why = (days: [number, number]) => {
      const change = swapDays(topics, living, days);
      return change.kind === 'refused' ? change.why : change.kind;
    };
    assert.equal(why([1, 3]), 'past');
    assert.equal(why([9, 10]), 'nothing-there');
    assert.equal(why([4, 4]), 'nothing-there');
    assert.equal(why([4, 6]), 'no-learn-day');
  });
});

function daysOf(change: ReturnType<typeof lockTopic>): Record<string, number> {
  const days = change.kind === 'changed' ? change.replan.onTime.days : [];
  return Object.fromEntries(days.flatMap(({ day, items }) => items.map(({ key }) => [key, day])));
}
