import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { missingPrerequisites } from './missing-prerequisites.ts';

const course = { ...exampleCourse([10, 10, 10, 10, 10]), prerequisites: [[], [0], [], [2, 1], []] };

const rows: readonly [topics: number[], taken: number[], missing: number[]][] = [
  [[3], [], [0, 1, 2, 3]],
  [[4], [], [4]],
  [[4, 1], [], [0, 1, 4]],
  [[3], [1], [2, 3]],
  [[3], [3], []],
];

test('missingPrerequisites lists in curriculum order what is not taken, without what only that needs', () => {
  for (const [topics, taken, missing] of rows)
    assert.deepEqual(
      missingPrerequisites(course, topics, (topic) => !taken.includes(topic)),
      missing,
    );
});
