import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readNamedMinutes as read, workingDays, weekend } from '../testing/named-minutes.ts';
import { readTimes } from './minutes.ts';

test('readTimes leaves the other days free where time is named for some alone', () => {
  for (const [question, each, free] of [
    ['2 hours on weekends', weekend, workingDays],
    ['only weekends, 2 hours', weekend, workingDays],
    ['plan please, I have 2 hours on weekends only', weekend, workingDays],
    ['I can only study on weekends, 2 hours a day', weekend, workingDays],
    ['I work during the week, 2 hours each weekend', weekend, workingDays],
    ["I don't work on weekends, 2 hours", weekend, workingDays],
    ['nur am Wochenende 2 Stunden', weekend, workingDays],
    ['solo los fines de semana, 2 horas', weekend, workingDays],
    ['周六和周日,两小时', weekend, workingDays],
    ['I only have time on Saturdays, 2 hours', [5], [0, 1, 2, 3, 4, 6]],
    ['nur samstags, zwei Stunden', [5], [0, 1, 2, 3, 4, 6]],
    ['2 hours on weekdays, nothing at weekends', workingDays, weekend],
    ['Mon-Fri 2 hours', workingDays, weekend],
    ['2 hours after work on weekdays', workingDays, weekend],
    ['Mon/Wed/Fri, 2 hours each', [0, 2, 4], [1, 3, 5, 6]],
    ['from Friday to Sunday for two hours', [4, 5, 6], [0, 1, 2, 3]],
    ['Wednesdays are free for me, 2 hours', [2], [0, 1, 3, 4, 5, 6]],
    ['weekends but not Sundays, 2 hours', weekend, [0, 1, 2, 3, 4, 6]],
  ] as const) {
    assert.deepEqual(read(question), [[[120, each]], free], question);
  }
  assert.deepEqual(read('Monday: 1 hour. Thursday: 2 hours.'), [
    [
      [60, [0]],
      [120, [3]],
    ],
    [1, 2, 4, 5, 6],
  ]);
});

test('readTimes reads days that have time, and days that have none, where no time is named', () => {
  for (const [question, free] of [
    ['I only have time on Saturdays and Sundays', workingDays],
    ['only on Sundays', [0, 1, 2, 3, 4, 5]],
    ['Monday, Wednesday and Friday only', [1, 3, 5, 6]],
    ['I can study Tuesdays and Thursdays', [0, 2, 4, 5, 6]],
    ['weekdays only', weekend],
    ['not on Sundays please', [6]],
    ['I take Fridays off', [4]],
    ['Sunday is my rest day', [6]],
    ['never on Tuesday', [1]],
  ] as const) {
    assert.deepEqual(read(question), [[], free], question);
  }
});

test('readTimes frees no day that is said to have more time, or to have other work', () => {
  assert.deepEqual(read('I have only 30 minutes a day, more on weekends'), [[[30, 'day']], []]);
  assert.deepEqual(read('I work Monday to Friday, 30 minutes a day'), [[[30, 'day']], []]);
});

test('readTimes reads on which day the learner begins', () => {
  assert.equal(readTimes('starting on Monday, 1 hour a day').minutes?.first, 0);
  assert.equal(readTimes('I begin next Thursday').minutes?.first, 3);
  assert.equal(readTimes('from Monday to Friday').minutes?.first, undefined);
});

test('readTimes finds a weekday that says nothing of when there is time', () => {
  assert.equal(readTimes('on Monday I have a dentist').unreadDay, 0);
  for (const question of [
    'my exam is on Friday',
    'only on Friday',
    '2 hours on Friday',
    'starting Friday',
    'hi',
  ])
    assert.equal(readTimes(question).unreadDay, null, question);
});
