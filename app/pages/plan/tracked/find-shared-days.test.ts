import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleLiving } from '../../../../tests/plan/example-living.ts';
import { findSharedDays } from './find-shared-days.ts';

const living = exampleLiving({ days: 20 });
const minutes = Math.max(...living.plan.days.map((day) => day.minutes));

test('findSharedDays counts the days to come on which both plans have work', () => {
  const other = { ...exampleLiving({ days: 5 }).saved, id: 'other', title: 'Other' };
  const shared = { id: 'other', title: 'Other', days: 5, minutes: 2 * minutes };
  assert.deepEqual(findSharedDays(living, other), shared);
  const later = exampleLiving({ days: 20 }, { date: '2026-11-24' });
  assert.equal(findSharedDays(later, other)?.days, 2);
  assert.equal(findSharedDays(living, { ...other, starts: '2027-01-01' }), null);
});

test('findSharedDays leaves out the days that stay free in one of them', () => {
  const other = exampleLiving({ days: 7, restDays: [5, 6] }).saved;
  assert.equal(findSharedDays(living, other)?.days, 5);
});

test('findSharedDays says nothing of a plan that cannot be read', () => {
  assert.equal(findSharedDays(living, { ...living.saved, days: {} }), null);
});
