import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readTimes } from './minutes.ts';

const [weekdays, weekend] = [
  [0, 1, 2, 3, 4],
  [5, 6],
];

/** What is named as pairs, and the days without time. */
function read(question: string) {
  const time = readTimes(question).minutes;
  return time && [time.named.map(({ minutes, each }) => [minutes, each]), time.free];
}

test('readTimes reads minutes and hours a day', () => {
  for (const [question, minutes] of [
    ['20 minutes a day', 20],
    ['1 hour daily', 60],
    ['I can study 2 hrs per day', 120],
    ['30 min/day', 30],
    ['half an hour every evening', 30],
    ['an hour a day', 60],
    ['1.5 hours daily', 90],
    ['1 hour 30 minutes a day', 90],
    ['every day two hours', 120],
    ['I only have 25 minutes', 25],
    ['30-45 minutes per day', 30],
    ['one or two hours each night', 60],
    ['I have 2 free hours every evening', 120],
  ] as const) {
    assert.deepEqual(read(question), [[[minutes, 'day']], []], question);
  }
});

test('readTimes adds up numbers in words, and takes no part of one for the whole', () => {
  for (const [question, minutes] of [
    ['twenty five minutes a day', 25],
    ['thirty-five min daily', 35],
    ['seventy five minutes each morning', 75],
    ['one hundred and twenty minutes a day', 120],
    ['fifty minutes a day', 50],
    ['an hour and a half a day', 90],
    ['two and a half hours every day', 150],
    ['an hour and a quarter a day', 75],
    ['a quarter of an hour every morning', 15],
    ['three quarters of an hour daily', 45],
    ['1h30 per day', 90],
    ['1:15 hours a day', 75],
    ['1½ hours a day'.normalize('NFKC'), 90],
    ['anderthalb Stunden am Tag', 90],
    ['media hora al día', 30],
    ['una hora y media al día', 90],
    ['每天半小时', 30],
  ] as const) {
    assert.deepEqual(read(question), [[[minutes, 'day']], []], question);
  }
});

test('readTimes keeps a week a week', () => {
  assert.deepEqual(read('10 hours a week'), [[[600, 'week']], []]);
  assert.deepEqual(read('40 hours a week'), [[[2400, 'week']], []]);
  assert.deepEqual(read('two and a half hours per week'), [[[150, 'week']], []]);
  assert.deepEqual(read('5 hours a week, only at weekends'), [[[300, 'week']], weekdays]);
  assert.deepEqual(read('4 hours weekly, Monday to Friday'), [[[240, 'week']], weekend]);
});

test('readTimes counts days of a week of which it is not said which they are', () => {
  for (const [question, days] of [
    ['3 days a week, 1 hour', 3],
    ['1 hour, four evenings a week', 4],
    ['twice a week for 60 minutes', 2],
    ['an hour every other day', 4],
  ] as const) {
    assert.deepEqual(read(question), [[[60, 'day']], []], question);
    assert.equal(readTimes(question).minutes?.daysAWeek, days, question);
  }
});

test('readTimes says of each time which days it is for', () => {
  for (const [question, ...named] of [
    ['1 hour every evening and 3 hours on weekends', [60, 'day'], [180, weekend]],
    ['20 minutes on weekdays and on weekends 2 hours', [20, weekdays], [120, weekend]],
    ['1 hour on school days and 3 hours on weekends', [60, weekdays], [180, weekend]],
    ['20 minutes, and on weekends 2 hours', [20, 'day'], [120, weekend]],
    ['90 minutes on Sundays, otherwise 20 minutes', [90, [6]], [20, 'day']],
    ['1 hour a day, 3 hours on Saturday', [60, 'day'], [180, [5]]],
  ] as const) {
    assert.deepEqual(read(question), [named, []], question);
  }
});

test('readTimes leaves the other days free where time is named for some alone', () => {
  for (const [question, each, free] of [
    ['2 hours on weekends', weekend, weekdays],
    ['only weekends, 2 hours', weekend, weekdays],
    ['plan please, I have 2 hours on weekends only', weekend, weekdays],
    ['I can only study on weekends, 2 hours a day', weekend, weekdays],
    ['I work during the week, 2 hours each weekend', weekend, weekdays],
    ["I don't work on weekends, 2 hours", weekend, weekdays],
    ['nur am Wochenende 2 Stunden', weekend, weekdays],
    ['solo los fines de semana, 2 horas', weekend, weekdays],
    ['周六和周日,两小时', weekend, weekdays],
    ['I only have time on Saturdays, 2 hours', [5], [0, 1, 2, 3, 4, 6]],
    ['nur samstags, zwei Stunden', [5], [0, 1, 2, 3, 4, 6]],
    ['2 hours on weekdays, nothing at weekends', weekdays, weekend],
    ['Mon-Fri 2 hours', weekdays, weekend],
    ['2 hours after work on weekdays', weekdays, weekend],
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
    ['I only have time on Saturdays and Sundays', weekdays],
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

test('readTimes reads other languages', () => {
  for (const [question, minutes] of [
    ['20 minutos al día', 20],
    ['30 minutes par jour', 30],
    ['30 Minuten am Tag', 30],
    ['2 часа в день', 120],
    ['每天1小时', 60],
    ['günde 45 dakika', 45],
  ] as const) {
    assert.deepEqual(read(question), [[[minutes, 'day']], []], question);
  }
});

test('readTimes takes no other time for time to learn in', () => {
  for (const question of [
    'learn git in 2 hours',
    'wait 5 seconds',
    '30 days',
    'weekends I can do a little more',
    '0 minutes a day',
    'exam on Friday',
    'the sun sat on the wed',
    'I work Monday to Friday',
    '',
  ]) {
    assert.equal(readTimes(question).minutes, null, question);
  }
});

test('readTimes gives whole minutes, and never seven days without time, for any text', () => {
  const piece = fc.constantFrom(
    '2',
    '99999',
    ' hours',
    ' min',
    ' a day',
    ' weekends',
    ' weekdays',
    ' on Mondays',
    ' not',
    ' only',
    ' a week',
    ', ',
    'half an',
    '1.5',
    'twenty ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { named = [], free = [] } = readTimes(pieces.join('')).minutes ?? {};
      for (const { minutes, each } of named)
        assert.ok(Number.isInteger(minutes) && minutes >= 1 && minutes <= (each === 'week' ? 6720 : 960));
      assert.ok(free.length < 7);
    }),
  );
});
