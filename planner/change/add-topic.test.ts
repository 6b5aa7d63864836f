import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTopic } from './add-topic.ts';
import { dropTopic } from './drop-topic.ts';
import { oneADay } from '../testing/example-course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import { replanPlan } from '../replan/replan-plan.ts';

/** One topic a day: the last of the chain and the single one do not fit. */
const topics = [...exampleChain(5, { minutes: 30, importance: 'core' }), exampleTopic(6, { minutes: 30 })];
const plan = makePlan(topics, { days: 4, age: 30, level: 1, ...oneADay });
const fresh = { plan, progress: { today: 1, done: {} } };

function why(key: string, done = {}) {
  const refused = addTopic(topics, { plan, progress: { today: 1, done } }, key);
  return refused.kind === 'refused' && refused.why;
}

describe('addTopic', () => {
  test('says what gives way to a topic, and when a plan with all of them ends', () => {
    assert.deepEqual(plan.covered, ['a/1', 'a/2', 'a/3', 'a/4']);
    const added = addTopic(topics, fresh, 'a/6');
    assert.ok(added.kind === 'changed');
    assert.deepEqual([added.adding, added.isOnTime, added.givingWay], [['a/6'], true, ['a/4']]);
    assert.deepEqual(added.replan.onTime.covered, ['a/1', 'a/2', 'a/3', 'a/6']);
    assert.deepEqual(added.replan.inFull.covered, ['a/1', 'a/2', 'a/3', 'a/4', 'a/6']);
    assert.equal(added.replan.inFull.days.length, 5);
  });

  test('adds the prerequisites, and says if they do not fit the days', () => {
    const late = {
      plan: makePlan(topics, { days: 2, age: 30, level: 1, ...oneADay }),
      progress: { today: 1, done: {} },
    };
    const added = addTopic(topics, late, 'a/4');
    assert.ok(added.kind === 'changed');
    assert.deepEqual([added.adding, added.isOnTime], [['a/3', 'a/4'], false]);
    assert.equal(added.replan.inFull.days.length, 4);
  });

  test('leaves the topic in the plan when it is replanned', () => {
    const added = addTopic(topics, fresh, 'a/6');
    assert.ok(added.kind === 'changed');
    const later = replanPlan(topics, added.replan.onTime, { today: 3, done: {} });
    assert.ok(later.onTime.covered.includes('a/6'));
  });

  test('does not count a missed topic of the plan among those that it adds', () => {
    const added = addTopic(topics, { plan, progress: { today: 2, done: {} } }, 'a/5');
    assert.deepEqual(added.kind === 'changed' && added.adding, ['a/5']);
  });

  test('returns a dropped topic', () => {
    const dropped = dropTopic(topics, fresh, { key: 'a/2', dependents: 'stay' });
    assert.ok(dropped.kind === 'changed');
    const tracked = { plan: dropped.replan.onTime, progress: dropped.progress };
    const added = addTopic(topics, tracked, 'a/2');
    assert.ok(added.kind === 'changed');
    assert.deepEqual(added.progress.dropped, []);
    assert.ok(added.replan.onTime.covered.includes('a/2'));
  });

  test('teaches a topic that was presumed', () => {
    const levels = Array.from({ length: 6 }, (_, at) => exampleTopic(at + 1, { level: at < 1 ? 1 : 2 }));
    const higher = makePlan(levels, { days: 9, age: 30, level: 2 });
    assert.deepEqual(higher.assumed, ['a/1']);
    const added = addTopic(levels, { plan: higher, progress: { today: 1, done: {} } }, 'a/1');
    assert.ok(added.kind === 'changed' && added.isOnTime);
    assert.deepEqual(added.givingWay, []);
  });

  test('refuses a topic that is planned, done or unknown', () => {
    assert.equal(why('a/1'), 'planned');
    assert.equal(why('a/1', { 'a/1': 1 }), 'done');
    assert.equal(why('a/9'), 'unknown');
  });
});
