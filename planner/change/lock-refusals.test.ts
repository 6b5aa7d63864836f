import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fresh, plan, topics } from '../testing/example-tracked.ts';
import { exampleChain, exampleSteps, exampleTopic } from '../testing/example-topic.ts';
import { lockTopics } from './lock-topics.ts';
import { makePlan } from '../make-plan.ts';

describe('lockTopics', () => {
  test('allows no more topics on a day than the limit of the age', () => {
    const short = [1, 2, 3].map((number) => exampleTopic(number, { minutes: 10 }));
    const slow = makePlan(short, { days: 5, age: 9, level: 1, minutesADay: { weekday: 50 } });
    const tracked = { plan: slow, progress: { today: 1, done: {}, locked: { 'a/1': 4 } } };
    const refused = lockTopics(short, tracked, { 'a/2': 4 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/1'] });
  });

  test('names the prerequisites that need more days', () => {
    const refused = lockTopics(exampleChain(5), fresh, { 'a/3': 1 });
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/1', 'a/2'] });
  });

  test('names what a step of a goal needs first, and leaves out nothing for a later day', () => {
    const all = [...topics, ...exampleSteps('cat', [['a/1', 'a/2'], ['a/3'], ['a/4']])];
    const request = { days: 21, age: 30, level: 1, goal: 'cat', minutesADay: { weekday: 45 } } as const;
    const tracked = { plan: makePlan(all, request), progress: { today: 2, done: {} } };
    const refused = lockTopics(all, tracked, { 'goals/cat-1': 2 });
    assert.deepEqual(refused, { kind: 'refused', why: 'too-early', keys: ['a/1', 'a/2'] });
    const later = lockTopics(all, tracked, { 'goals/cat-1': 5 });
    assert.ok(later.kind === 'changed' && !later.replan.isChoice);
    assert.deepEqual(later.replan.onTime.covered, tracked.plan.covered);
  });

  test('names the locks in the way', () => {
    const tracked = { plan, progress: { today: 1, done: {}, locked: { 'a/1': 2 } } };
    const refused = lockTopics(topics, tracked, { 'a/2': 2 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/1'] });
  });

  test('names a later lock that an earlier day would break', () => {
    const tracked = { plan, progress: { today: 1, done: {}, locked: { 'a/3': 2 } } };
    const refused = lockTopics(topics, tracked, { 'a/1': 1 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/3'] });
  });

  test('names a lock that takes the day as soon as the topic leaves it', () => {
    const rows = [exampleTopic(1, { minutes: 45 }), exampleTopic(2, { minutes: 45 })];
    const request = { days: 20, age: 90, level: 1, minutesADay: { weekday: 15 }, presume: true } as const;
    const progress = { today: 1, done: {}, locked: { 'a/1': 1, 'a/2': 1 } };
    const refused = lockTopics(rows, { plan: makePlan(rows, request), progress }, { 'a/1': 2 });
    assert.deepEqual(refused, { kind: 'refused', why: 'locks', keys: ['a/2'] });
  });

  test('accepts a lock that the plan meets anyway, beside one that cannot be met', () => {
    const long = [exampleTopic(1, { minutes: 20 }), exampleTopic(2, { minutes: 40 })];
    const weekends = makePlan(long, {
      days: 3,
      age: 10,
      level: 1,
      minutesADay: { weekday: 0, weekend: 45 },
    });
    const tracked = { plan: weekends, progress: { today: 1, done: {}, locked: { 'a/1': 3 } } };
    const [key = ''] = weekends.days[1]?.items.map((item) => item.key) ?? [];
    assert.equal(key, 'a/2');
    assert.equal(lockTopics(long, tracked, { [key]: 2 }).kind, 'changed');
  });

  test('says what is wrong with the day or the topic', () => {
    const tracked = { plan, progress: { today: 3, done: { 'a/1': 1 }, dropped: ['a/2'] } };
    const why = (key: string, day: number) => {
      const change = lockTopics(topics, tracked, { [key]: day });
      return change.kind === 'refused' ? change.why : change.kind;
    };
    assert.equal(why('a/4', 2), 'past');
    assert.equal(why('a/4', 7), 'no-learn-day');
    assert.equal(why('a/4', 11), 'no-learn-day');
    assert.equal(why('a/1', 4), 'done');
    assert.equal(why('a/2', 4), 'dropped');
    assert.equal(why('a/9', 4), 'unknown');
    assert.equal(why('a/4', 4), 'changed');
  });

  test('refuses a topic that is too long for a day and those after it', () => {
    const long = [...topics, exampleTopic(7, { minutes: 45 })];
    const refused = lockTopics(long, fresh, { 'a/7': 10 });
    assert.deepEqual(refused, { kind: 'refused', why: 'no-capacity', keys: ['a/7'] });
  });
});
