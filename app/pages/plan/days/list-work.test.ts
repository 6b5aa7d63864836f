import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { listWork } from './list-work.ts';
import { workEvent } from './work-event.ts';

test('listWork keeps work that was done on a day after its plan has changed', () => {
  const done = { day: 1, work: 'practice', about: ['vue/computed'] };
  const events = (): EventBody[] => [workEvent('vue', done, true)];
  const tracked = exampleTrackedPlan({}, { events });
  const [first, second] = tracked.plan.days;
  assert.ok(first && second);
  assert.deepEqual(listWork(tracked, first).besides, [done]);
  assert.deepEqual(listWork(tracked, second).besides, []);
});

test('listWork gives the project of a day with its topics', () => {
  const tracked = exampleTrackedPlan({});
  const day = tracked.plan.days.find(({ fill }) => fill?.kind === 'project');
  assert.ok(day);
  const { fill } = listWork(tracked, day);
  assert.deepEqual(fill, { day: day.day, work: 'project', about: day.fill?.about });
  const worked = exampleTrackedPlan({}, { events: () => (fill ? [workEvent('vue', fill, true)] : []) });
  assert.deepEqual(listWork(worked, day).besides, []);
  assert.equal(worked.saved.worked.size, 1);
  assert.deepEqual(splitKey('vue/computed'), { technology: 'vue', topic: 'computed' });
});
