import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { packTopics } from '../schedule/pack-topics.ts';
import type { Course } from '../select/course.ts';
import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { findMetLocks, holdLocks, withoutLocks } from './hold-locks.ts';

function hold(minutes: readonly number[], locks: readonly (readonly [number, number])[], lastDay = 5) {
  const course = exampleCourse(minutes, { locks: new Map(locks) });
  const pack = (own: Course) => packTopics(own, [...own.topics.keys()], learnSlots(own, lastDay));
  return holdLocks(course, pack);
}

const locksOf = (locks: readonly (readonly [number, number])[]) => [
  ...(hold([30, 30, 30], locks)?.course.locks.keys() ?? []),
];

describe('holdLocks', () => {
  test('meets all locks if possible', () => {
    const locked = hold(
      [30, 30, 30],
      [
        [0, 3],
        [2, 1],
      ],
    );
    assert.deepEqual(
      [...(locked?.course.locks ?? [])],
      [
        [0, 3],
        [2, 1],
      ],
    );
    assert.deepEqual(locked?.schedule.starts.length, 3);
  });

  test('meets earlier days, then earlier topics, if not all locks can be met', () => {
    assert.deepEqual(
      locksOf([
        [2, 3],
        [0, 3],
        [1, 1],
      ]),
      [1, 0],
    );
    assert.deepEqual(
      locksOf([
        [0, 6],
        [1, 2],
      ]),
      [1],
    );
  });

  test('returns null if the days are too few even without locks', () => {
    assert.equal(hold([30, 30, 30], [[0, 1]], 2), null);
  });
});

test('findMetLocks finds locks that a schedule meets by chance', () => {
  const course = exampleCourse([30, 30]);
  const schedule = packTopics(course, [0, 1], learnSlots(course, 5));
  assert.ok(schedule);
  const locks = new Map([
    [0, 1],
    [1, 3],
  ]);
  assert.deepEqual([...findMetLocks(schedule, locks)], [[0, 1]]);
  assert.deepEqual([...findMetLocks(schedule, new Map([[9, 1]]))], []);
});

test('withoutLocks leaves the course itself alone', () => {
  const course = exampleCourse([30], { locks: new Map([[0, 1]]) });
  assert.deepEqual([withoutLocks(course).locks.size, course.locks.size], [0, 1]);
});
