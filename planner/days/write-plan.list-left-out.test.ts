import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Course } from '../select/course.ts';
import { exampleCourse } from '../testing/example-course.ts';
import { listLeftOut } from './write-plan.ts';

function leftOut(changes: Partial<Course>, learned: readonly number[], begun: readonly number[] = []) {
  const course = exampleCourse([10, 10, 10, 10], changes);
  const choices = [2, 0, 1, 3].map((topic) => ({ topic, why: { kind: 'level' } as const }));
  const listed = listLeftOut(course, choices, { learned: new Set(learned), begun: new Set(begun) });
  return listed.map(({ key, why }) => `${key} ${why}`);
}

describe('listLeftOut', () => {
  test('lists what is not learned in order of importance', () => {
    assert.deepEqual(leftOut({}, [0]), ['a/3 too-few-days', 'a/2 too-few-days', 'a/4 too-few-days']);
    assert.deepEqual(leftOut({}, [0, 1, 2, 3]), []);
  });

  test('says which topics have a first part in the days, now or earlier', () => {
    assert.deepEqual(leftOut({ begun: new Map([[3, 1]]) }, [0, 1], [2]), ['a/3 begun', 'a/4 begun']);
  });

  test('says what the topics of the plan presume, also indirectly', () => {
    const prerequisites = [[], [0], [1], []];
    assert.deepEqual(leftOut({ prerequisites }, [2]), ['a/1 presumed', 'a/2 presumed', 'a/4 too-few-days']);
    assert.deepEqual(leftOut({ prerequisites }, [3], [2]), ['a/3 begun', 'a/1 presumed', 'a/2 presumed']);
    assert.deepEqual(leftOut({ prerequisites }, [0]), [
      'a/3 too-few-days',
      'a/2 too-few-days',
      'a/4 too-few-days',
    ]);
  });

  test('does not look behind known topics', () => {
    const known = [false, true, false, false];
    const listed = leftOut({ prerequisites: [[], [0], [1], []], known }, [2, 1, 3]);
    assert.deepEqual(listed, ['a/1 presumed']);
    assert.deepEqual(leftOut({ prerequisites: [[], [0], [1], []], known }, [2, 3]), [
      'a/1 too-few-days',
      'a/2 too-few-days',
    ]);
  });
});
