import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldText } from '../../../search/text/plain-text.ts';
import { readAmounts } from './amounts.ts';
import { listPeriods, pairPeriods } from './periods.ts';
import { readDaySets } from '../weekdays.ts';

/** What each amount of a text is said of. */
function pair(message: string): (string | readonly number[])[][] {
  const text = foldText(message);
  const periods = listPeriods(text, readDaySets(text));
  return pairPeriods(text, readAmounts(text), periods).map((some) => some.map(({ each }) => each));
}

test('pairPeriods gives each amount what is said right behind it, or before it', () => {
  for (const [text, ...pairs] of [
    ['30 minutes a day', ['day']],
    ['every day 30 minutes', ['day']],
    ['5 hours a week', ['week']],
    ['2 hours on Saturdays', [[5]]],
    ['on Saturdays I have 2 hours', [[5]]],
    ['1 hour a day and 3 hours on Sundays', ['day'], [[6]]],
    ['on Sundays 3 hours, 1 hour daily', [[6]], ['day']],
    ['30 Minuten täglich', ['day']],
    ['每天30分钟', ['day']],
  ] as const)
    assert.deepEqual(pair(text), pairs, text);
});

test('pairPeriods leaves alone what is in another sentence, or far away', () => {
  for (const text of [
    '2 hours. Every day I walk',
    `2 hours ${'of quiet and patient reading '.repeat(3)} every day`,
    '2 hours',
  ])
    assert.deepEqual(pair(text), [[]], text);
});

test('listPeriods lists in order what is said of days, without how many days of a week there are', () => {
  const text = 'daily, on mondays, weekly';
  assert.deepEqual(
    listPeriods(text, readDaySets(text)).map(({ each }) => each),
    ['day', [0], 'week'],
  );
  assert.deepEqual(listPeriods('three days a week', []), []);
});
