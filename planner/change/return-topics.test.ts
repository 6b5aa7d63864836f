import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkChange } from '../testing/check-change.ts';
import { dropTopic } from './drop-topic.ts';
import { fresh, topics as examples } from '../testing/example-tracked.ts';
import { returnTopics } from './return-topics.ts';

test('returnTopics gives a dropped topic a place again, or says that the days are too few', () => {
  checkChange(({ topics, living, first }) => {
    const key = living.plan.covered[first % Math.max(1, living.plan.covered.length)] ?? '';
    const dropped = dropTopic(topics, living, { key, resting: 'stay' });
    if (dropped.kind === 'refused') return null;
    const { progress, replan } = dropped;
    const back = returnTopics(topics, { plan: replan.onTime, progress }, [key]);
    assert.ok(back.kind === 'changed');
    assert.ok(!back.progress.dropped?.includes(key));
    const { isChoice, onTime, inFull } = back.replan;
    assert.ok(inFull.covered.includes(key) || inFull.days.length === 3650);
    if (!isChoice) assert.ok(onTime.covered.includes(key));
    return back;
  });
});

test('returnTopics refuses what was not dropped', () => {
  assert.equal(returnTopics(examples, fresh, ['a/1']).kind, 'refused');
});
