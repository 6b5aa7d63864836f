import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { missingPrerequisites } from './missing-prerequisites.ts';

const course = { ...exampleCourse([10, 10, 10, 10, 10]), prerequisites: [[], [0], [], [2, 1], []] };
const untaken = [false, false, false, false, false];

test('missingPrerequisites lists all prerequisites and the topic in curriculum order', () => {
  assert.deepEqual(missingPrerequisites(course, 3, untaken), [0, 1, 2, 3]);
  assert.deepEqual(missingPrerequisites(course, 4, untaken), [4]);
});

test('missingPrerequisites leaves out what is taken, and what only that needs', () => {
  assert.deepEqual(missingPrerequisites(course, 3, [false, true, false, false, false]), [2, 3]);
  assert.deepEqual(missingPrerequisites(course, 3, [false, false, false, true, false]), []);
});
