import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { allowTime } from './allowance.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { Level } from '../types/plan-topic.ts';

const adult: PlanRequest = { days: 7, age: 30, level: 1 };

describe('allowTime', () => {
  test('gives minutes and new topics by age and level', () => {
    assert.deepEqual(give(9, 3), [25, 1]);
    assert.deepEqual(give(12, 1), [30, 2]);
    assert.deepEqual(give(15, 1), [35, 2]);
    assert.deepEqual(give(17, 1), [45, 3]);
    assert.deepEqual(give(18, 1), [45, 3]);
    assert.deepEqual(give(30, 2), [60, 4]);
    assert.deepEqual(give(59, 3), [75, 5]);
    assert.deepEqual(give(60, 1), [40, 2]);
    assert.deepEqual(give(75, 3), [40, 3]);
  });

  test('uses the minutes that the learner names, within the limits of the age', () => {
    assert.equal(name(30, 20).weekday, 20);
    assert.equal(name(30, 999).weekday, 240);
    assert.equal(name(16, 999).weekday, 120);
    assert.equal(name(10, 999).weekday, 50);
    assert.equal(name(30, 3).weekday, 10);
    assert.equal(name(30, 0).weekday, 45);
  });

  test('keeps ten minutes of a single day to make something, or less of a short one', () => {
    assert.deepEqual(
      [60, 45, 25, 20, 15, 10].map((minutes) => findMinCapacity(1, minutes)),
      [50, 35, 15, 15, 12, 7],
    );
    assert.equal(findMinCapacity(2, 45), 39);
  });

  test('puts the weekend on days 6 and 7 unless the first weekday is known', () => {
    const minutesADay = { weekday: 30, weekend: 90 };
    assert.deepEqual(allowTime({ ...adult, minutesADay }).week, [30, 30, 30, 30, 30, 90, 90]);
    const fromFriday = allowTime({ ...adult, minutesADay, firstWeekday: 4 });
    assert.deepEqual(fromFriday.week, [30, 90, 90, 30, 30, 30, 30]);
  });

  test('gives a weekday its own minutes, within the limits of the age', () => {
    const minutesADay = { weekday: 30 };
    const given = allowTime({ ...adult, age: 14, minutesADay, minutesOn: { 2: 90, 6: 300 }, restDays: [0] });
    assert.deepEqual(given.weekdays, [0, 30, 90, 30, 30, 30, 120]);
    assert.deepEqual([given.first, given.week], [1, [30, 90, 30, 30, 30, 120, 0]]);
  });

  test('starts on Saturday for learners with time only on weekends', () => {
    const { week } = allowTime({ ...adult, minutesADay: { weekday: 0, weekend: 60 } });
    assert.deepEqual(week, [60, 60, 0, 0, 0, 0, 0]);
  });

  test('leaves days of rest free, but not all seven', () => {
    assert.deepEqual(rest([2, 6]), [45, 45, 0, 45, 45, 45, 0]);
    assert.deepEqual(rest([0, 1, 2, 3, 4, 5, 6]), [45, 45, 45, 45, 45, 45, 45]);
  });
});

function findMinCapacity(days: number, weekday: number) {
  return allowTime({ ...adult, days, minutesADay: { weekday } }).minCapacity;
}

function give(age: number, level: Level) {
  const { weekday, newTopics } = allowTime({ ...adult, age, level });
  return [weekday, newTopics];
}

function name(age: number, weekday: number) {
  return allowTime({ ...adult, age, minutesADay: { weekday } });
}

function rest(restDays: readonly number[]) {
  return allowTime({ ...adult, firstWeekday: 0, restDays }).week;
}
