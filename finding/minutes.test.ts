import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readMinutes } from './minutes.ts';

test('readMinutes reads minutes and hours a day', () => {
  for (const [question, weekday] of [
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
    ['10 hours a week', 86],
  ] as const) {
    assert.deepEqual(readMinutes(question), { weekday }, question);
  }
});

test('readMinutes reads the weekend by itself', () => {
  assert.deepEqual(readMinutes('2 hours on weekends'), { weekend: 120 });
  assert.deepEqual(readMinutes('1 hour every evening and 3 hours on weekends'), {
    weekday: 60,
    weekend: 180,
  });
});

test('readMinutes leaves the weekdays free where there is time at weekends only', () => {
  for (const question of [
    'only weekends, 2 hours',
    'plan please, I have 2 hours on weekends only',
    'I can only study on weekends, 2 hours a day',
    'I work during the week, 2 hours each weekend',
    'nur am Wochenende 2 Stunden',
    'solo los fines de semana, 2 horas',
  ])
    assert.deepEqual(readMinutes(question), { weekday: 0, weekend: 120 }, question);
  assert.deepEqual(readMinutes('I only have time on Saturdays and Sundays'), { weekday: 0 });
  assert.deepEqual(readMinutes('I have only 30 minutes a day, more on weekends'), { weekday: 30 });
});

test('readMinutes reads other languages', () => {
  for (const [question, weekday] of [
    ['20 minutos al día', 20],
    ['30 minutes par jour', 30],
    ['30 Minuten am Tag', 30],
    ['2 часа в день', 120],
    ['每天1小时', 60],
    ['günde 45 dakika', 45],
  ] as const) {
    assert.deepEqual(readMinutes(question), { weekday }, question);
  }
});

test('readMinutes takes no other time for time a day', () => {
  for (const question of [
    'learn git in 2 hours',
    'wait 5 seconds',
    '30 days',
    'weekends I can do a little more',
    '0 minutes a day',
    '',
  ]) {
    assert.equal(readMinutes(question), null, question);
  }
});

test('readMinutes gives whole minutes of a day for any text', () => {
  const piece = fc.constantFrom(
    '2',
    '99999',
    ' hours',
    ' min',
    ' a day',
    ' weekends',
    ' a week',
    ', ',
    'half an',
    '1.5',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const minutes of Object.values(readMinutes(pieces.join('')) ?? {})) {
        assert.ok(Number.isInteger(minutes) && minutes >= 1 && minutes <= 960);
      }
    }),
  );
});
