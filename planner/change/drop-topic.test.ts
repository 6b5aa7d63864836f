import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { dropTopic } from './drop-topic.ts';
import { makePlan } from '../make-plan.ts';
import { exampleChain } from '../testing/example-topic.ts';
import { fresh, plan, topics } from '../testing/example-tracked.ts';

describe('dropTopic', () => {
  test('leaves the dependents of the topic, and names them', () => {
    const change = dropTopic(topics, fresh, { key: 'a/2', dependents: 'stay' });
    assert.ok(change.kind === 'changed');
    assert.deepEqual([change.leaving, change.staying], [['a/2'], ['a/3']]);
    assert.deepEqual(change.replan.onTime.assumed, ['a/2']);
  });

  test('takes out the dependents and their locks on request', () => {
    const tracked = { plan, progress: { today: 1, done: {}, locked: { 'a/3': 5, 'a/4': 1 } } };
    const change = dropTopic(topics, tracked, { key: 'a/2', dependents: 'leave' });
    assert.ok(change.kind === 'changed');
    assert.deepEqual([change.leaving, change.staying], [['a/2', 'a/3'], []]);
    assert.deepEqual(change.progress.locked, { 'a/4': 1 });
    assert.deepEqual(change.replan.onTime.covered, ['a/1', 'a/4', 'a/5', 'a/6']);
  });

  test('names no dependents that the days are too few for', () => {
    const chain = exampleChain(5, { minutes: 30 });
    const short = { plan: makePlan(chain, { days: 2, age: 30, level: 1 }), progress: fresh.progress };
    const change = dropTopic(chain, short, { key: 'a/1', dependents: 'stay' });
    assert.deepEqual(change.kind === 'changed' && change.staying, ['a/2', 'a/3']);
  });

  test('refuses a topic that is done or unknown', () => {
    const tracked = { plan, progress: { today: 3, done: { 'a/1': 1 } } };
    const why = (key: string) => dropTopic(topics, tracked, { key, dependents: 'stay' });
    assert.deepEqual(why('a/1'), { kind: 'refused', why: 'done', keys: ['a/1'] });
    assert.deepEqual(why('a/9'), { kind: 'refused', why: 'unknown', keys: ['a/9'] });
  });
});
