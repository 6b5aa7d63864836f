import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldText } from '../../../search/text/plain-text.ts';
import { readAmounts } from './amounts.ts';

const read = (text: string): number[] => readAmounts(foldText(text)).map(({ minutes }) => minutes);

test('readAmounts reads hours and minutes in several languages', () => {
  for (const [text, ...minutes] of [
    ['45 minutes', 45],
    ['2 hrs', 120],
    ['2h', 120],
    ['2h30', 150],
    ['1 hour 15 min', 75],
    ['1 hour, and 15 minutes', 75],
    ['an hour and a half', 90],
    ['zwei Stunden', 120],
    ['una hora y media', 90],
    ['deux heures et quart', 120],
    ['30 minuti', 30],
    ['полтора часа', 90],
    ['3小时', 180],
    ['3 घंटे', 180],
    ['20-minute walks', 20],
    ['two solid hours', 120],
  ] as const)
    assert.deepEqual(read(text), minutes, text);
});

test('readAmounts takes the first of a range', () => {
  for (const range of ['20 to 40 minutes', '20-40 minutes', '20 or 40 minutes', '20 bis 40 Minuten'])
    assert.deepEqual(read(range), [20], range);
});

test('readAmounts keeps amounts apart that are said of different things', () => {
  for (const [text, ...minutes] of [
    ['30 minutes, then 1 hour', 30, 60],
    ['1 hour, then 30 minutes', 60, 30],
    ['1 hour or 90 minutes', 60, 90],
    ['1 hour. 30 minutes', 60, 30],
    ['2 hours 3 hours', 120, 180],
    ['1 hour 90 minutes', 60, 90],
  ] as const)
    assert.deepEqual(read(text), minutes, text);
});

test('readAmounts places an amount of two parts over both', () => {
  const text = 'for 1 hour 30 minutes a day';
  const [amount] = readAmounts(text);
  assert.equal(text.slice(amount?.start, amount?.end), '1 hour 30 minutes');
});

test('readAmounts takes no part of a word or a longer number for an amount', () => {
  for (const text of ['5 minis', 'h2o', 'x5 hours', '12:30', 'in 5 seconds', 'hours', 'html5 h', '5 hoursx'])
    assert.deepEqual(read(text), [], text);
});

test('readAmounts gives places in their order that do not overlap and hold the unit', () => {
  const piece = fc.constantFrom(
    '2',
    '1.5',
    'an',
    'half an',
    ' hour',
    ' hours',
    ' min',
    'h',
    '30',
    ' and ',
    ', ',
    ' to ',
    'x',
    ' a half',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      let last = 0;
      for (const { start, end, minutes, unit } of readAmounts(text)) {
        assert.ok(start >= last && end > start && end <= text.length, text);
        assert.ok(Number.isFinite(minutes) && minutes >= 0, text);
        assert.match(text.slice(start, end), unit === 'hour' ? /h/ : /min/);
        last = end;
      }
    }),
  );
});

test('readAmounts reads the same amount in any words around it', () => {
  const around = fc.array(fc.constantFrom('i', 'have', 'maybe', 'for', 'this', 'please', 'css'), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(around, fc.integer({ min: 1, max: 300 }), around, (before, minutes, after) => {
      const [amount, ...others] = readAmounts([...before, `${minutes} minutes`, ...after].join(' '));
      assert.deepEqual([amount?.minutes, others], [minutes, []]);
    }),
  );
});
