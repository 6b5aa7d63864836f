import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Course } from '../select/course.ts';
import { exampleCourse, exampleSlots } from '../testing/example-course.ts';
import { solveLocked } from './solve-locked.ts';

function solve(minutes: readonly number[], lastDay: number, changes: Partial<Course>) {
  const course = exampleCourse(minutes, changes);
  const order = [...course.topics.keys()];
  const slots = exampleSlots(course, lastDay);
  const { schedule, course: solved } = solveLocked({ course, scope: new Set(order) }, order, slots);
  const days = schedule.sequence.map((topic, at) => [topic, schedule.slots[schedule.starts[at] ?? -1]?.day]);
  return { days: Object.fromEntries(days), locks: [...solved.locks] };
}

test('changes nothing for a lock that the plan meets anyway', () => {
  const { days, locks } = solve([30, 30, 30], 5, { locks: new Map([[1, 2]]) });
  assert.deepEqual([days, locks], [{ 0: 1, 1: 2, 2: 3 }, [[1, 2]]]);
});

describe('solveLocked', () => {
  test('plans the others around a lock', () => {
    assert.deepEqual(solve([30, 30, 30], 5, { locks: new Map([[0, 2]]) }).days, { 0: 2, 1: 1, 2: 3 });
  });

  test('leaves out dependents of a late lock before others', () => {
    const prerequisites = [[], [0], [], []];
    const { days } = solve([30, 30, 30, 30], 3, { locks: new Map([[0, 3]]), prerequisites });
    assert.deepEqual(days, { 0: 3, 2: 1, 3: 2 });
  });

  test('prefers an earlier topic to one that the plan meets anyway', () => {
    const locks = new Map([
      [0, 2],
      [1, 2],
    ]);
    assert.deepEqual(solve([30, 30], 2, { locks }).locks, [[0, 2]]);
  });

  test('gives up a lock that cannot be met', () => {
    const { days, locks } = solve([30, 30], 5, { locks: new Map([[0, 6]]) });
    assert.deepEqual([days, locks], [{ 0: 1, 1: 3 }, []]);
  });

  test('puts what a lock needs before it, and presumes what cannot come first only if the request does', () => {
    const prerequisites = [[], [], [1]];
    const request = { ...exampleCourse([30]).request, presume: true };
    const [early, late] = [new Map([[2, 1]]), new Map([[2, 2]])];
    assert.deepEqual(solve([30, 30, 30], 2, { prerequisites, locks: late }).days, { 1: 1, 2: 2 });
    assert.deepEqual(solve([30, 30, 30], 2, { prerequisites, locks: late, request }).days, { 1: 1, 2: 2 });
    assert.deepEqual(solve([30, 30, 30], 2, { prerequisites, locks: early }).locks, []);
    assert.deepEqual(solve([30, 30, 30], 2, { prerequisites, locks: early, request }).days, { 0: 2, 2: 1 });
  });
});
