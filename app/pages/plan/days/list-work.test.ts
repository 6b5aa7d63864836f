import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';

import { exampleLiving } from '../../../../tests/plan/example-living.ts';
import { listWork } from './list-work.ts';
import { splitKey } from '../topics.ts';
import { workEvent } from './work-event.ts';

test('listWork keeps what was done on a day though its layout asks for something else by now', () => {
  const done = { day: 1, work: 'practice', about: ['vue/computed'] };
  const told = (): EventBody[] => [workEvent('vue', done, true)];
  const living = exampleLiving({}, { told });
  const [first, second] = living.plan.days;
  assert.ok(first && second);
  assert.deepEqual(listWork(living, first).besides, [done]);
  assert.deepEqual(listWork(living, second).besides, []);
});

test('listWork names the exercise of a day by the topics that it is about', () => {
  const living = exampleLiving({});
  const day = living.plan.days.find(({ fill }) => fill?.kind === 'exercise');
  assert.ok(day);
  const { fill } = listWork(living, day);
  assert.deepEqual(fill, { day: day.day, work: 'exercise', about: day.fill?.about });
  const told = exampleLiving({}, { told: () => (fill ? [workEvent('vue', fill, true)] : []) });
  assert.deepEqual(listWork(told, day).besides, []);
  assert.equal(told.saved.worked.size, 1);
  assert.deepEqual(splitKey('vue/computed'), { technology: 'vue', topic: 'computed' });
});
