import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkChange } from '../testing/check-change.ts';
import { dropTopic } from './drop-topic.ts';
import { fresh, topics as examples } from '../testing/example-tracked.ts';
import { returnTopics } from './return-topics.ts';

test('returnTopics plans a dropped topic again, or offers more days', () => {
  checkChange(({ topics, tracked, first }) => {
    const key = tracked.plan.covered[first % Math.max(1, tracked.plan.covered.length)] ?? '';
    const dropped = dropTopic(topics, tracked, { key, dependents: 'stay' });
    if (dropped.kind === 'refused') return null;
    const { progress, replan } = dropped;
    const back = returnTopics(topics, { plan: replan.onTime, progress }, [key]);
    assert.ok(back.kind === 'changed');
    assert.ok(!back.progress.dropped?.includes(key));
    const { isChoice, onTime, inFull } = back.replan;
    assert.ok(inFull.covered.includes(key) || inFull.days.length === 3650);
    if (!isChoice) assert.ok(onTime.covered.includes(key));
    return { ...back, before: replan.onTime };
  });
});

test('returnTopics refuses a topic that was not dropped', () => {
  assert.equal(returnTopics(examples, fresh, ['a/1']).kind, 'refused');
});
