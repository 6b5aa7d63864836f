import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { dateAfter, daysBetween, lastOfMonth, nextInYear, toIsoDate, weekdayOn } from './calendar-days.ts';

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const month = fc.integer({ min: 1, max: 12 });

test('daysBetween(from, to) counts the days that dateAfter adds, over leap years and both ways', () => {
  assert.equal(dateAfter('2028-02-28', 1), '2028-02-29');
  fc.assert(
    fc.property(date, fc.integer({ min: -9000, max: 9000 }), (from, days) => {
      assert.equal(daysBetween(from, dateAfter(from, days)), days);
    }),
  );
});

test('weekdayOn counts from 0 on a Monday and starts again after seven days', () => {
  assert.equal(weekdayOn('2026-11-30'), 0);
  assert.equal(weekdayOn('2026-12-06'), 6);
  fc.assert(
    fc.property(date, (from) => {
      assert.equal(weekdayOn(dateAfter(from, 7)), weekdayOn(from));
      assert.equal(weekdayOn(dateAfter(from, 1)), (weekdayOn(from) + 1) % 7);
    }),
  );
});

test('toIsoDate(year, month, date) rolls over the end of a month, and refuses years of other than four digits', () => {
  assert.equal(toIsoDate(2027, 2, 30), '2027-03-02');
  assert.equal(toIsoDate(2027, 13, 1), '2028-01-01');
  for (const year of [Number.NaN, 0, 999, 9999, 1e9]) assert.equal(toIsoDate(year, 1, 1), null, `${year}`);
});

test('nextInYear(today, month, date) is today or later, and less than about a year away', () => {
  assert.equal(nextInYear('2026-11-30', 11, 30), '2026-11-30');
  assert.equal(nextInYear('2026-11-30', 11, 29), '2027-11-29');
  fc.assert(
    fc.property(date, month, fc.integer({ min: 1, max: 28 }), (today, wanted, on) => {
      const next = nextInYear(today, wanted, on) ?? '';
      assert.equal(next.slice(5), `${String(wanted).padStart(2, '0')}-${String(on).padStart(2, '0')}`);
      const days = daysBetween(today, next);
      assert.ok(days >= 0 && days <= 366, `${today} ${next}`);
    }),
  );
});

test('lastOfMonth(today, month) is the last day of the next such month', () => {
  assert.equal(lastOfMonth('2026-11-30', 11), '2026-11-30');
  assert.equal(lastOfMonth('2026-11-30', 2), '2027-02-28');
  assert.equal(lastOfMonth('2027-11-30', 2), '2028-02-29');
  fc.assert(
    fc.property(date, month, (today, wanted) => {
      const last = lastOfMonth(today, wanted) ?? '';
      assert.ok(last >= today);
      assert.equal(Number(last.slice(5, 7)), wanted);
      assert.equal(dateAfter(last, 1).slice(8), '01');
    }),
  );
});
