import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Course } from '../select/course.ts';
import { exampleCourse } from '../testing/example-course.ts';
import { makeSlots } from '../time/make-slots.ts';
import { noPast, type Past } from './past.ts';
import { writePlan } from './write-plan.ts';

type Placed = { readonly sequence: readonly number[]; readonly starts: readonly number[] };

function write(course: Course, placed: Placed, past: Past = noPast) {
  const slots = makeSlots(course.request, course.allowance, 5);
  const choices = [...course.topics.keys()].map((topic) => ({ topic, why: { kind: 'level' } as const }));
  return writePlan(course, { choices, slots, schedule: { ...placed, slots, cuts: new Map() } }, past);
}

describe('writePlan', () => {
  const course = exampleCourse([45, 10, 20]);

  test('covers topics whose last part is in the days', () => {
    const plan = write(course, { sequence: [1, 0], starts: [0, 1] });
    assert.deepEqual(plan.covered, ['a/1', 'a/2']);
    assert.deepEqual(plan.leftOut, [{ key: 'a/3', why: 'too-few-days' }]);
    assert.equal(plan.finishedOn, undefined);
  });

  test('is finished on the day of the last new topic if nothing is left out', () => {
    const plan = write(course, { sequence: [1, 0, 2], starts: [0, 1, 1] });
    assert.deepEqual([plan.leftOut, plan.finishedOn], [[], 3]);
  });

  test('says that a topic is begun if its last part is beyond the days', () => {
    const plan = write(course, { sequence: [1, 2, 0], starts: [0, 1, 4] });
    assert.deepEqual([plan.covered, plan.leftOut], [['a/2', 'a/3'], [{ key: 'a/1', why: 'begun' }]]);
  });

  test('counts what was learned before, and lists what is assumed or locked', () => {
    const changed = { ...course, known: [false, true, true], locks: new Map([[0, 2]]) };
    const past = { ...noPast, learned: [1], done: { 'a/2': 0 } };
    const plan = write(changed, { sequence: [0], starts: [1] }, past);
    assert.deepEqual(plan.covered, ['a/1', 'a/2']);
    assert.deepEqual([plan.assumed, plan.locked, plan.done], [['a/3'], { 'a/1': 2 }, { 'a/2': 0 }]);
  });

  test('assumes dropped topics, and asks about no topic before it is learned', () => {
    const plan = write(course, { sequence: [1], starts: [0] }, { ...noPast, dropped: ['a/3'] });
    assert.deepEqual(plan.assumed, ['a/3']);
    assert.deepEqual(
      plan.days.map(({ reviews }) => reviews.length),
      [0, 1, 0, 0, 1],
    );
  });
});
