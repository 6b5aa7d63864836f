import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { listTimes, namesOtherTime, readTimesOf } from './list-times.ts';

describe('listTimes(text)', () => {
  const table: readonly (readonly [text: string, times: readonly string[]])[] = [
    ['On day 3 you rest.', ['day 3']],
    ['Take 30 minutes.', ['30 minute']],
    ['(25 min)', ['25 minute']],
    ['an hour, or 60 minutes', ['60 minute', '60 minute']],
    ['You are done in two weeks.', ['14 day']],
    ['a 3-day start', ['3 day']],
    ['Sleep for twenty-five minutes.', ['25 minute']],
    ['Half an hour is enough.', ['half an hour']],
    ['A couple of days will do.', ['a couple of day']],
    ['Week one is easy.', ['week 1']],
    ['Type every example.', []],
    ['Print the day of a date.', []],
    ['Keep 3 lists.', []],
    ['Write a day planner.', []],
  ];
  for (const [text, times] of table)
    test(`finds ${times.join(' and ') || 'nothing'} in "${text}"`, () =>
      assert.deepEqual(listTimes(text), times));
});

describe('namesOtherTime(sentence, times, isEnglish)', () => {
  const plan = readTimesOf('**Day 1** Lists (30 min)\n**Day 2** 14 days, an hour a day');
  test('allows the times of the plan, in other words too', () => {
    for (const sentence of [
      'On day 2 you rest.',
      'Thirty minutes are enough.',
      'Two weeks, 60 minutes each.',
    ])
      assert.equal(namesOtherTime(sentence, plan, true), false, sentence);
  });

  test('finds any other', () => {
    for (const sentence of [
      'On day 9 you rest.',
      'Take 90 minutes.',
      'You are done in a week.',
      'Eres experto en dos semanas.',
    ])
      assert.equal(namesOtherTime(sentence, plan, true), true, sentence);
    assert.equal(namesOtherTime('Toma 90 minutos.', plan, false), true);
    assert.equal(namesOtherTime('Toma 30 minutos con [[T9]].', plan, false), false);
  });
});
