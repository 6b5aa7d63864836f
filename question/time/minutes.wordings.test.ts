import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readTimes } from './minutes.ts';

test('readTimes reads the minutes of a day however they are said, in several languages', () => {
  for (const [minutes, ...wordings] of [
    [5, 'five minutes a day'],
    [10, 'ten minutes here and there, 10 minutes a day'],
    [15, 'a quarter of an hour daily', 'eine Viertelstunde täglich', "un quart d'heure par jour"],
    [20, 'twenty minutes on the bus', 'I only get 20 minutes before bed'],
    [25, '25 minutes while the baby naps', 'the baby naps for 25 minutes, that is all I have'],
    [
      30,
      'I can spare 30 minutes each day',
      'half an hour a day',
      '30 mins/day',
      'at most 30 minutes a day',
      'no more than 30 minutes a day',
      'roughly 30 minutes per day',
      'täglich eine halbe Stunde',
      'media hora diaria',
      '30 minutos cada noche',
      'une demi-heure chaque soir',
      'meia hora por dia',
      "mezz'ora al giorno",
      'pół godziny dziennie',
      'полчаса в день',
      'günde yarım saat',
      'roz aadha ghanta',
      'elke dag een half uur',
      '每天半小时',
      '毎日30分',
      'نصف ساعة يوميا',
      'thirty minutes tops',
      '30 minutes of study time',
      'ten days, thirty minutes',
    ],
    [40, 'forty minutes is all I can do'],
    [
      45,
      '45 min every morning before work',
      'three quarters of an hour a day',
      '45 minutes at lunch',
      '45 minutes in my lunch break',
      '45 Minuten pro Tag',
      'study 45 minutes',
    ],
    [50, 'I have 50 minutes between classes'],
    [
      60,
      'one hour daily',
      'an hour per evening',
      '1h/day',
      '1 h per day',
      '60 minutes, every single day',
      'up to an hour a day',
      'about an hour each day',
      'I can give it an hour a day',
      'hour a day',
      'an hr a day',
      '60 min am Tag',
      'jeden Tag eine Stunde',
      'una hora al día',
      'une heure par jour',
      'uma hora por dia',
      "un'ora al giorno",
      'godzinę dziennie',
      'час в день',
      'günde bir saat',
      'roz ek ghanta',
      'een uur per dag',
      '每天一小时',
      '毎日1時間',
      '하루 1시간',
      'ساعة كل يوم',
      'ساعة واحدة يوميا',
      'still have my hour every evening',
      'there is one hour left for this',
      'one hour is what I have',
      'one free hour in the evening',
      'I study an hour',
      'an hour a night',
      'in the evening I have an hour',
      '10 days, 1 hour',
    ],
    [90, 'an hour and a half after dinner', 'anderthalb Stunden am Tag', 'una hora y media cada día'],
    [120, 'two hours every night', '2hrs daily', 'two hours max per day'],
    [150, 'two and a half hours a day'],
  ] as const)
    for (const wording of wordings)
      assert.equal(readTimes(wording).minutes?.named[0]?.minutes, minutes, wording);
});

test('readTimes takes no time of a program, and none that is past, for time to learn in', () => {
  for (const wording of [
    'wait 5 minutes',
    'my script runs 2 hours',
    'the build takes 20 minutes',
    'it crashed after an hour',
    'a 5 minute timer in js',
    'the meeting is in 20 minutes',
    'I sat there for two hours',
    'show the time in hours',
    'I have worked on this bug for 3 hours',
    'cron job every 15 minutes',
    'cache for 10 minutes',
  ])
    assert.equal(readTimes(wording).minutes, null, wording);
});

test('readTimes reads the only time that is said, where it is a clause of its own', () => {
  const rows = [
    ['a page about my dog, 20 minutes', 20],
    ['I have 1 day and 2 hours: a script that renames my photos', 120],
    ['make our site nicer on phones, I know some HTML, 30 min', 30],
    ['wait 5 seconds, 10 minutes', null],
    ['a timer of 10 minutes, please', null],
  ] as const;
  for (const [wording, minutes] of rows)
    assert.equal(readTimes(wording).minutes?.named[0]?.minutes ?? null, minutes, wording);
});
