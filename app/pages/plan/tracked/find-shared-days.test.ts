import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { findSharedDays } from './find-shared-days.ts';

const tracked = exampleTrackedPlan({ days: 20 });
const minutes = Math.max(...tracked.plan.days.map((day) => day.minutes));

test('findSharedDays counts the future days on which both plans have work', () => {
  const other = { ...exampleTrackedPlan({ days: 5 }).saved, id: 'other', title: 'Other' };
  const shared = { id: 'other', title: 'Other', days: 5, minutes: 2 * minutes };
  assert.deepEqual(findSharedDays(tracked, other), shared);
  const later = exampleTrackedPlan({ days: 20 }, { date: '2026-11-24' });
  assert.equal(findSharedDays(later, other)?.days, 2);
  assert.equal(findSharedDays(tracked, { ...other, starts: '2027-01-01' }), null);
});

test('findSharedDays leaves out days off of either plan', () => {
  const other = exampleTrackedPlan({ days: 7, restDays: [5, 6] }).saved;
  assert.equal(findSharedDays(tracked, other)?.days, 5);
});

test('findSharedDays gives null for a plan that cannot be read', () => {
  assert.equal(findSharedDays(tracked, { ...tracked.saved, days: {} }), null);
});
