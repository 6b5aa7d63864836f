import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findLaterStart } from './find-later-start.ts';

const monday = '2026-11-23';
const allButSaturday = [0, 1, 2, 3, 4, 6];

test('findLaterStart gives the next date with time for a plan of free days', () => {
  assert.equal(findLaterStart(monday, { days: 1, restDays: allButSaturday }), '2026-11-28');
  assert.equal(findLaterStart(monday, { days: 5, restDays: allButSaturday }), '2026-11-28');
  assert.equal(findLaterStart(monday, { days: 3, minutesADay: { weekday: 0, weekend: 60 } }), '2026-11-28');
});

test('findLaterStart gives null when a day of the plan has time, or no weekday has', () => {
  assert.equal(findLaterStart(monday, { days: 6, restDays: allButSaturday }), null);
  assert.equal(findLaterStart(monday, { days: 1, restDays: [5, 6] }), null);
  assert.equal(findLaterStart(monday, { days: 1, restDays: [0, 1, 2, 3, 4, 5, 6] }), null);
});
