import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listMonths, listMonthWeeks } from './list-month.ts';

test('listMonths gives every month from the first to the last, over the end of a year', () => {
  assert.deepEqual(listMonths('2026-11-23', '2027-02-01'), ['2026-11', '2026-12', '2027-01', '2027-02']);
  assert.deepEqual(listMonths('2026-11-23', '2026-11-30'), ['2026-11']);
});

test('listMonthWeeks gives the dates of a month in full weeks from Monday on', () => {
  const weeks = listMonthWeeks('2026-12');
  assert.deepEqual(weeks[0], [
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  assert.deepEqual(weeks.at(-1)?.slice(2, 5), ['2026-12-30', '2026-12-31', null]);
  assert.ok(weeks.every((week) => week.length === 7));
  assert.equal(listMonthWeeks('2028-02').flat().filter(Boolean).length, 29);
});
