import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { allowTime } from './allowance.ts';
import { makeSlots } from './make-slots.ts';
import type { PlanRequest } from '../types/plan-request.ts';

const adult: PlanRequest = { days: 14, age: 30, level: 1 };

/** First letters: p is a day of practice or a project, r a review or a rest. */
function typesOf(request: PlanRequest): string {
  return makeSlots(request, allowTime(request), request.days)
    .map(({ type }) => type[0])
    .join('');
}

describe('makeSlots', () => {
  test('ends each week with a project, and with a day of questions and a project', () => {
    assert.equal(typesOf({ ...adult, level: 2 }), 'lllllprlllllpr');
  });

  test('teaches beginners on six days of their first week, and who makes something on every day of two weeks', () => {
    assert.equal(typesOf(adult), 'llllllrlllllpr');
    assert.equal(typesOf({ ...adult, age: 10, days: 21, goal: 'pet-page' }), 'llllllllllllllllllllr');
  });

  test('gives children a project after two days of learning', () => {
    assert.equal(typesOf({ ...adult, age: 12 }), 'llpllprllpllpr');
    assert.equal(typesOf({ ...adult, age: 13, level: 2 }), 'lllllprlllllpr');
  });

  test('continues the week after days of rest', () => {
    const request = { ...adult, minutesADay: { weekday: 0, weekend: 60 }, days: 16 };
    const [learn, , rest] = makeSlots(request, allowTime(request), 16);
    assert.equal(learn?.type, 'learn');
    assert.equal(rest?.type, 'rest');
    assert.equal(rest?.budget, 0);
    assert.equal(typesOf(request), 'llrrrrrllrrrrrll');
  });

  test('leaves the whole first day to topics, and little of the others to questions', () => {
    const capacities = makeSlots(adult, allowTime(adult), 5).map(({ capacity }) => capacity);
    assert.deepEqual(capacities, [45, 42, 39, 39, 42]);
  });

  test('asks on the first day where something is known', () => {
    const [day] = makeSlots({ ...adult, level: 2 }, allowTime({ ...adult, level: 2 }), 1);
    assert.equal(day?.questions, 2);
  });

  test('asks nothing on a single day: its minutes are for one topic and for making something', () => {
    const request: PlanRequest = { ...adult, level: 2, days: 1, minutesADay: { weekday: 45 } };
    const [day] = makeSlots(request, allowTime(request), 1);
    assert.deepEqual([day?.questions, day?.capacity], [0, 35]);
  });

  test('asks most on the last day of a week', () => {
    const questions = makeSlots(adult, allowTime(adult), 14).map((slot) => slot.questions);
    assert.equal(Math.max(...questions.slice(0, 7)), questions[6]);
    assert.equal(Math.max(...questions.slice(7)), questions[13]);
  });

  test('has time to ask, within three learn days, about a topic of each learn day', () => {
    for (const weekday of [15, 20, 30, 45, 120]) {
      const request = { ...adult, minutesADay: { weekday } };
      const days = makeSlots(request, allowTime(request), 70).filter(({ type }) => type === 'learn');
      assert.ok(
        days.every(({ asked, askedInTime }) => askedInTime - asked >= 1),
        String(weekday),
      );
    }
  });
});
