import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listDates, spellRanges } from './dates.ts';

/** A Monday. */
const today = '2026-11-30';
const dates = (text: string) => listDates(text, today).map(({ date }) => date);

const rows: readonly (readonly [text: string, ...dates: string[]])[] = [
  ['by december 20', '2026-12-20'],
  ['on the 20th of december', '2026-12-20'],
  ['until 20 december 2027', '2027-12-20'],
  ['exam on january 15', '2027-01-15'],
  ['on 2026-12-24', '2026-12-24'],
  ['am 15.12.', '2026-12-15'],
  ['on 12/15', '2026-12-15'],
  ['on 24/12', '2026-12-24'],
  ['on 3/4'],
  ['on 2/2', '2027-02-02'],
  ['by the end of december', '2026-12-31'],
  ['by mid january', '2027-01-15'],
  ['start of february', '2027-02-01'],
  ['in march', '2027-03-01'],
  ['by friday', '2026-12-04'],
  ['by monday', '2026-12-07'],
  ['next friday', '2026-12-11'],
  ['tomorrow', '2026-12-01'],
  ['in 3 weeks', '2026-12-21'],
  ['from december 5 to december 20', '2026-12-05', '2026-12-20'],
  ['a plan for 20 days'],
];

test('listDates(text, today) finds every date that a text names', () => {
  for (const [text, ...expected] of rows) assert.deepEqual(dates(text), expected, text);
});

test('listDates says which dates have a month, and where they are', () => {
  const text = 'friday or december 20';
  const found = listDates(text, today);
  assert.deepEqual(
    found.map(({ start, end, isOfMonth }) => [text.slice(start, end).trim(), isOfMonth]),
    [
      ['friday', false],
      ['december 20', true],
    ],
  );
});

test('listDates never gives dates that overlap, whatever is typed', () => {
  const word = fc.constantFrom(
    'december',
    '20',
    '20th',
    'of',
    'friday',
    'next',
    '3/4',
    '2027',
    'in',
    'weeks',
    ',',
    '-',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      let last = 0;
      for (const { date, start, end } of listDates(text, today)) {
        assert.match(date, /^\d{4}-\d\d-\d\d$/);
        assert.ok(start >= last && end > start, text);
        last = end;
      }
    }),
  );
});

test('spellRanges writes the month of a range twice', () => {
  assert.equal(spellRanges('from 1 to 20 december'), 'from 1 december to 20 december');
  assert.equal(spellRanges('1-20 december'), '1 december to 20 december');
  assert.equal(spellRanges('2 to 3 hours'), '2 to 3 hours');
});
