import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readTimes } from '#question/time/minutes.ts';
import { allowTime } from '#planner/time/allowance.ts';

import { placeTime } from './study-time.ts';

/** Minutes from Monday on, for a grown-up who has 45 where none are named. */
function lay(question: string): readonly number[] {
  const time = placeTime(readTimes(question).minutes, 45);
  return allowTime({ days: 7, age: 30, level: 1, ...time }).weekdays;
}

describe('placeTime(time, usual)', () => {
  test('gives each weekday the time that was named for it', () => {
    assert.deepEqual(lay('50 minutes a day'), [50, 50, 50, 50, 50, 50, 50]);
    assert.deepEqual(lay('an hour a day, 2 hours on Sundays'), [60, 60, 60, 60, 60, 60, 120]);
    assert.deepEqual(lay('3 hours on Tuesday and half an hour on Friday'), [0, 180, 0, 0, 30, 0, 0]);
    assert.deepEqual(lay('20 minutes on weekdays, 2 hours at weekends'), [20, 20, 20, 20, 20, 120, 120]);
  });

  test('gives days that are named without a time the usual one', () => {
    assert.deepEqual(lay('only on Thursdays'), [0, 0, 0, 45, 0, 0, 0]);
    assert.deepEqual(lay('never on Wednesdays'), [45, 45, 0, 45, 45, 45, 45]);
  });

  test('shares a week out over the days that have time, and over fewer where it is little', () => {
    assert.deepEqual(lay('7 hours a week'), [60, 60, 60, 60, 60, 60, 60]);
    assert.deepEqual(lay('4 hours a week, weekends only'), [0, 0, 0, 0, 0, 120, 120]);
    assert.deepEqual(lay('1 hour a week'), [20, 0, 20, 0, 20, 0, 0]);
    assert.deepEqual(lay('25 minutes a week'), [25, 0, 0, 0, 0, 0, 0]);
  });

  test('never plans more than the week that was named, where its days can be learned in', () => {
    for (const minutes of [20, 45, 70, 100, 139, 141, 300, 500]) {
      const planned = lay(`${minutes} minutes a week`).reduce((sum, day) => sum + day, 0);
      assert.ok(planned <= minutes && planned > minutes - 7, `${planned} of ${minutes}`);
    }
  });

  test('takes so many days of a week as were counted', () => {
    assert.deepEqual(lay('3 days a week, 1 hour'), [60, 0, 60, 0, 60, 0, 0]);
    assert.deepEqual(lay('five evenings a week'), [45, 45, 45, 45, 45, 0, 0]);
    assert.deepEqual(lay('twice a week, not on Mondays'), [0, 45, 0, 0, 45, 0, 0]);
  });
});
