import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readNamedMinutes as read, workingDays, weekend } from '../testing/named-minutes.ts';
import { readTimes } from './minutes.ts';

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
    ['tailwind, 4 days, 50 minutes', 50],
    ['soy principiante, 30 días, media hora', 30],
    ['4 days for it, an hour and a half each', 90],
    ['1 hr 15 daily', 75],
    ['half an hour before bed', 30],
    ['roz ek ghanta', 60],
    ['pół godziny dziennie', 30],
    ['jeden Abend 20 Minuten', 20],
    ['uma hora e meia por noite', 90],
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
  assert.deepEqual(read('5 hours a week, only at weekends'), [[[300, 'week']], workingDays]);
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
    ['20 minutes on weekdays and on weekends 2 hours', [20, workingDays], [120, weekend]],
    ['1 hour on school days and 3 hours on weekends', [60, workingDays], [180, weekend]],
    ['20 minutes, and on weekends 2 hours', [20, 'day'], [120, weekend]],
    ['90 minutes on Sundays, otherwise 20 minutes', [90, [6]], [20, 'day']],
    ['1 hour a day, 3 hours on Saturday', [60, 'day'], [180, [5]]],
  ] as const) {
    assert.deepEqual(read(question), [named, []], question);
  }
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

test('readTimes reads how often a week there is how much', () => {
  const time = readTimes('I get 4 x 1 hour a week').minutes;
  assert.deepEqual(time, { named: [{ minutes: 60, unit: 'hour', each: 'day' }], free: [], daysAWeek: 4 });
});

test('readTimes takes no length of something else for the time there is', () => {
  for (const message of [
    'wait 5 seconds, 10 minutes',
    '2 hours each file takes to load',
    'I work 8 hours, then sleep',
  ])
    assert.equal(read(message), null, message);
});

test('readTimes keeps the other days where one is free besides', () => {
  for (const message of [
    'Sunday is free until evening, 3 hours a day',
    '3 hours a day. Sunday is my free day too, it is free',
    'I can do 3 hours a day and Saturday is free as well',
    'Friday is completely free, otherwise 3 hours a day',
    'Saturday is free, 3 hours per day',
    '3 hours daily, Wednesdays are free',
  ])
    assert.deepEqual(read(message), [[[180, 'day']], []], message);
});

test('readTimes takes no hours of light, sleep or work for time to learn in', () => {
  for (const message of [
    'we have 4 hours of light a day',
    'I get 5 hours of sleep each night',
    'there are 3 hours of electricity a day in our village',
    '2 hours of driving every day',
    'my kid watches 2 hours of videos a day',
    'I have 6 hours of classes daily',
  ])
    assert.equal(read(message), null, message);
  for (const message of [
    '2 hours of study a day',
    'I have 2 hours of quiet every day',
    '2 hours of Java daily',
  ])
    assert.deepEqual(read(message), [[[120, 'day']], []], message);
});
