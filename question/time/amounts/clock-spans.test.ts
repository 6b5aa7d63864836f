import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { spellClockSpans } from './clock-spans.ts';
import { readTimes } from '../minutes.ts';

test('spellClockSpans(text) puts minutes in the place of times of the clock', () => {
  for (const [text, minutes] of [
    ['saturdays from 9 to 11', 120],
    ['mon, wed, fri 7 to 7:45 pm', 45],
    ['monday to thursday, 9:00 to 9:45', 45],
    ['mornings 6 to 7 before the house wakes up', 60],
    ['every day between 20:00 and 20:30', 30],
    ['sonntags von 10 bis 12 uhr', 120],
    ['wednesdays 11 to 1', 120],
    ['6:15-7:00', 45],
  ] as const)
    assert.match(spellClockSpans(text), new RegExp(`\\b${minutes} minutes\\b`), text);
});

test('spellClockSpans(text) leaves other numbers alone, and the hours of work', () => {
  for (const text of [
    'i work from 9:00 to 13:00',
    'school 8 to 2',
    '2 to 3 hours on sundays',
    '30 to 45 minutes',
    'loop from 1 to 10',
    'chapters 3 to 5',
    'between 2 and 4 weeks',
    'numbers from 1-100',
    'the date 2026-11-12',
    'shop is open mondays from 8 to 10',
  ])
    assert.equal(spellClockSpans(text), text, text);
});

test('readTimes reads them as the time of these days', () => {
  const read = readTimes('Monday to Thursday, 9:00 to 9:45').minutes;
  assert.deepEqual(read?.free, [4, 5, 6]);
  assert.deepEqual(
    read.named.map(({ minutes }) => minutes),
    [45],
  );
});

test('readTimes takes no time that is left of a test for time to learn in', () => {
  assert.equal(readTimes('the test is running, 9 minutes left, question 4').minutes, null);
});

test('spellClockSpans(text) never names more than four hours, whatever the text', () => {
  const piece = fc.constantFrom(
    'from ',
    '9',
    ':30',
    ' to ',
    '11',
    ' pm',
    'mondays ',
    '-',
    ' and ',
    '23',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      for (const [, minutes] of spellClockSpans(pieces.join('')).matchAll(/(\d+) minutes/g))
        assert.ok(Number(minutes) >= 10 && Number(minutes) <= 240);
    }),
  );
});
