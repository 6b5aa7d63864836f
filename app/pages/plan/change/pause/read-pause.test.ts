import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTrackedPlan } from '../../../../../tests/example-tracked-plan.ts';
import { readPause } from './read-pause.ts';

// A plan of 20 days, from 21 November to 10 December.
const tracked = exampleTrackedPlan({}, { date: '2026-11-24' });

function read(from: string, to = '') {
  const data = new FormData();
  data.set('pause-from', from);
  data.set('pause-to', to);
  return readPause(data, tracked);
}

test('readPause(data, tracked) takes each day from today to the last day of the plan', () => {
  for (const [from, to, pause] of [
    ['2026-11-24', '2026-11-24', { from: 4, to: 4 }],
    ['2026-11-24', '', { from: 4, to: 4, open: true }],
    ['2026-11-30', '2026-12-05', { from: 10, to: 15 }],
    ['2026-12-10', '2026-12-12', { from: 20, to: 22 }],
  ] as const) {
    const found = read(from, to);
    assert.ok('pause' in found, from);
    assert.deepEqual(found.pause, pause);
    assert.equal(found.next.days.length > tracked.plan.days.length, true);
  }
});

test('readPause(data, tracked) says at the field which day would do', () => {
  for (const [from, to, field, day] of [
    ['', '', 'pause-from', '24 November'],
    ['2026-11-23', '', 'pause-from', '24 November'],
    ['2026-12-11', '', 'pause-from', '10 December'],
    ['2026-11-30', '2026-11-29', 'pause-to', '30 November'],
  ] as const) {
    const found = read(from, to);
    assert.ok('errors' in found, from);
    assert.match(found.errors[field]?.join(' ') ?? '', new RegExp(day));
  }
});
