import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldText } from '../../search/text/plain-text.ts';
import { readAmounts } from './amounts/amounts.ts';
import { sortDays, type SortedDays } from './sorted-days.ts';

function sort(text: string): SortedDays {
  const folded = foldText(text);
  return sortDays(folded, readAmounts(folded));
}
const daysOf = (sets: SortedDays['open']) => sets.flatMap(({ days }) => [...days]);

test('sortDays hears that there is time on no other days', () => {
  for (const text of [
    'only Saturday',
    'just on Saturdays',
    'Saturdays only',
    'nur samstags',
    'solo los sábados',
    'uniquement le samedi',
    '只有周六',
    '土曜日だけ',
    'I can only learn on Saturday',
  ])
    assert.deepEqual(daysOf(sort(text).only), [5], text);
});

test('sortDays hears on which days there is no time', () => {
  for (const text of [
    'sonntags nie',
    'domingos nunca',
    'no time on Sundays',
    'not on Sunday',
    'never on sundays',
    'Sunday is my rest day',
    'Sundays off',
    "I can't on Sunday",
    'nichts am Sonntag',
    'nada los domingos',
    'sauf le dimanche',
    'todos los dias menos los domingos',
    'jeden tag außer sonntags',
    'too much for sundays',
    'rather than sundays',
    'every day except Sunday',
    'I am busy on Sundays',
    'I work all day so nothing on Sunday',
    'Sundays I work',
    'I visit my mother on Sundays so could you do it without those days',
  ])
    assert.deepEqual(sort(text).denied, [6], text);
});

test('sortDays leaves out days with an exam, and days of other work', () => {
  for (const text of [
    'my exam is on Friday',
    'the deadline is Friday',
    'by Friday',
    'I work on Fridays',
    'class on Fridays',
    'I weigh each hive every Sunday and want a chart of it',
    'stop showing the Saturday slots',
  ]) {
    const { open, only, repeated, denied } = sort(text);
    assert.deepEqual([open, only, repeated, denied], [[], [], [], []], text);
  }
});

test('sortDays hears on which day the learner begins, of one day alone', () => {
  for (const text of [
    'starting on Monday',
    'I begin next Monday',
    'from Monday',
    'empiezo el lunes',
    'ich beginne am Montag',
  ])
    assert.equal(sort(text).first, 0, text);
  for (const text of [
    'from Monday to Friday',
    'I start with lists',
    'Monday',
    'starting Mondays and Fridays',
    'starting Mondays',
  ])
    assert.equal(sort(text).first, undefined, text);
});

test('sortDays takes days that come again for days with time, and a date for none', () => {
  assert.deepEqual(daysOf(sort('Tuesdays and Thursdays').repeated), [1, 3]);
  assert.deepEqual(daysOf(sort('I study on Tuesday').repeated), [1]);
  assert.deepEqual(daysOf(sort('Tuesday').repeated), []);
  assert.deepEqual(daysOf(sort('Tuesday').open), [1]);
});

test('sortDays takes a small amount on some days for no word about the others', () => {
  assert.deepEqual(sort('on Saturdays only 20 minutes').only, []);
});

test('sortDays claims no day that is said to have only more time', () => {
  for (const text of ['20 minutes, more on Saturdays', 'a bit more on Saturdays', 'Saturdays I can do more'])
    assert.deepEqual(sort(text).denied, [], text);
  assert.deepEqual(daysOf(sort('Saturdays I can do more').repeated), []);
});

test('sortDays counts what is said in one clause for its own days alone', () => {
  const { only, denied, repeated } = sort('not on Mondays, only on Fridays; Saturdays are free');
  assert.deepEqual([denied, daysOf(only), daysOf(repeated)], [[0], [4], [5]]);
});
