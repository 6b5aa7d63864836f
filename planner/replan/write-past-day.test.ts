import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Day } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import { exampleCourse } from '../testing/example-course.ts';
import { makeSlots } from '../time/make-slots.ts';
import { writePastDay } from './write-past-day.ts';

const { request, allowance } = exampleCourse([20]);
const [slot] = makeSlots(request, allowance, 1);
assert.ok(slot);
const day: Day = {
  day: 1,
  type: 'learn',
  items: [{ key: 'a/1', part: 1, parts: 1, minutes: 20, why: { kind: 'level' } }],
  reviews: [{ key: 'a/2', round: 2, gap: 3 }],
  recalls: ['a/3'],
  fill: { kind: 'exercise', minutes: 10, about: ['a/1'] },
  minutes: 36,
  budget: 40,
};

function write(given: Day | undefined, progress: Partial<Progress>, stays = true) {
  assert.ok(slot);
  return writePastDay(given, slot, { stays: () => stays, progress: { today: 2, done: {}, ...progress } });
}

const reviewed = (round: number) => ({ 'a/2': { day: 1, round, gap: 3 } });

describe('writePastDay', () => {
  test('is the day as planned if all of it was done', () => {
    assert.deepEqual(write(day, { done: { 'a/1': 1, 'a/2': 0 }, reviewed: reviewed(2) }), day);
  });

  test('has nothing of a day on which nothing was done', () => {
    const { items, reviews, recalls, fill, minutes, budget } = write(day, {}, false);
    assert.deepEqual([items, reviews, recalls, fill, minutes, budget], [[], [], [], undefined, 0, 40]);
  });

  test('leaves out reviews that were not answered, or whose topic is not done any more', () => {
    assert.deepEqual(write(day, { done: { 'a/2': 0 }, reviewed: reviewed(1) }).reviews, []);
    assert.deepEqual(write(day, { reviewed: reviewed(2) }).reviews, []);
    assert.equal(write(day, { done: { 'a/2': 0 }, reviewed: reviewed(3) }).reviews.length, 1);
  });

  test('counts three minutes for each question', () => {
    assert.equal(write(day, {}).minutes, 23);
    assert.equal(write(day, { done: { 'a/2': 0 }, reviewed: reviewed(2) }).minutes, 26);
  });

  test('is an empty slot if the plan has no such day', () => {
    const empty = { day: 1, type: 'learn', items: [], reviews: [], recalls: [], minutes: 0, budget: 45 };
    assert.deepEqual(write(undefined, {}), empty);
  });
});
