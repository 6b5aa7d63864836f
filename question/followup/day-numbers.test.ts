import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldText } from '../../search/text/plain-text.ts';
import { readDayNumbers, readLength, readMore } from './day-numbers.ts';

test('readDayNumbers reads the days of a plan by their numbers, in several languages', () => {
  for (const [text, ...days] of [
    ['day 9', 9],
    ['what about day nine?', 9],
    ['day #12', 12],
    ['day no. 3', 3],
    ['days 6 and 7', 6, 7],
    ['day 6, 7', 6, 7],
    ['days 3 to 6', 3, 4, 5, 6],
    ['days 3-5', 3, 4, 5],
    ['day 2 until day 4', 2, 3, 4],
    ['the 3rd day', 3],
    ['the second day', 2],
    ['day 4 and the first day', 4, 1],
    ['Tag 6', 6],
    ['día 11', 11],
    ['jour 8', 8],
    ['giorno 5', 5],
  ] as const)
    assert.deepEqual(readDayNumbers(foldText(text)), days, text);
});

test('readDayNumbers takes no length, rhythm or word for a day of the plan', () => {
  for (const text of [
    'in 20 days',
    'every day',
    'thursday 9',
    'today',
    'day by day',
    'day 0',
    'a day off',
    'birthday 9',
    '',
  ])
    assert.deepEqual(readDayNumbers(text), [], text);
});

test('readDayNumbers reads a span both ways it is said, and never more of it than a month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.nat(60),
      fc.constantFrom('-', ' to ', ' until '),
      (first, more, by) => {
        const days = readDayNumbers(`days ${first}${by}${first + more}`);
        assert.equal(days[0], first);
        assert.deepEqual(
          days,
          days.toSorted((a, b) => a - b),
        );
        assert.ok(days.length <= 31 && (days.at(-1) ?? 0) <= first + more);
        assert.ok(more > 30 || days.length === more + 1);
      },
    ),
  );
});

test('what is read of days is a whole number, for any text', () => {
  const piece = fc.constantFrom(
    'day',
    'days',
    ' 9',
    ' to ',
    '-',
    'week',
    ' more',
    ' less',
    'half a ',
    'the ',
    '3rd ',
    'few ',
    '0',
    '.5',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const [length, more] = [readLength(text), readMore(text)];
      for (const day of readDayNumbers(text)) assert.ok(Number.isInteger(day) && day >= 1, text);
      assert.ok(length === null || (Number.isInteger(length) && length >= 1), text);
      assert.ok(more === null || Number.isInteger(more), text);
    }),
  );
});
