import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { addDays, countDaysFrom, weekdayOf } from './dates.ts';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const days = fc.integer({ min: -4000, max: 4000 });

test('addDays goes over the end of a leap year both ways', () => {
  assert.equal(addDays('2028-02-28', 2), '2028-03-01');
  assert.equal(addDays('2027-01-01', -1), '2026-12-31');
});

test('countDaysFrom(from, to) finds the days that addDays added', () => {
  fc.assert(
    fc.property(date, days, (from, count) => {
      assert.equal(countDaysFrom(from, addDays(from, count)), count);
    }),
  );
});

test('weekdayOf goes round the week one day at a time, from 0 on a Monday', () => {
  assert.equal(weekdayOf('2026-11-30'), 0);
  fc.assert(
    fc.property(date, days, (from, count) => {
      assert.equal(weekdayOf(addDays(from, count)), (((weekdayOf(from) + count) % 7) + 7) % 7);
    }),
  );
});
