import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { allowTime } from '../time/allowance.ts';
import { makeSlots } from '../time/make-slots.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { scheduleReviews } from './questions.ts';

const request: PlanRequest = { days: 1200, age: 30, level: 1 };

function learn(key: string, day: number) {
  return { key, day, round: 0, gap: 0 };
}

function schedule(exposures: Parameters<typeof scheduleReviews>[0], days = 1200) {
  return scheduleReviews(exposures, makeSlots(request, allowTime(request), days));
}

describe('scheduleReviews', () => {
  test('asks a topic at growing intervals, each from the last time', () => {
    const days = schedule([learn('a', 1)]).flatMap((asked, at) => asked.map(({ gap }) => [at + 1, gap]));
    assert.deepEqual(days, [
      [2, 1],
      [5, 3],
      [12, 7],
      [26, 14],
      [56, 30],
      [116, 60],
      [236, 120],
      [476, 240],
      [956, 480],
    ]);
  });

  test('asks no more than a day has time for', () => {
    const days = schedule(
      ['a', 'b', 'c'].map((key) => learn(key, 1)),
      4,
    );
    assert.deepEqual(
      days.map((asked) => asked.map(({ key }) => key)),
      [[], ['a'], ['b', 'c'], []],
    );
  });

  test('puts first reviews before those that are long overdue', () => {
    const old = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, day: -90, round: 3, gap: 7 }));
    const [, second] = schedule([...old, learn('new', 1)], 7);
    assert.deepEqual(
      second?.map(({ key }) => key),
      ['new'],
    );
  });

  test('asks the topic that is most overdue for its interval', () => {
    const tight = { ...request, minutesADay: { weekday: 10 } };
    const week = { key: 'week', day: -20, round: 2, gap: 3 };
    const month = { key: 'month', day: -40, round: 4, gap: 14 };
    const [asked] = scheduleReviews([month, week], makeSlots(tight, allowTime(tight), 30)).flat();
    assert.equal(asked?.key, 'week');
  });

  test('moves the reviews after a late one', () => {
    const late = schedule([{ key: 'a', day: -4, round: 0, gap: 0 }], 12);
    const days = late.flatMap((asked, at) => asked.map(({ gap }) => [at + 1, gap]));
    assert.deepEqual(days, [
      [2, 6],
      [9, 7],
    ]);
  });
});
