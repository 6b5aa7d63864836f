import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { missingPrerequisites, readCourse } from './course.ts';
import { exampleCourse } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { Level, PlanTopic } from '../types/plan-topic.ts';

const adult: PlanRequest = { days: 7, age: 30, level: 2 };

/** `counts` topics of levels 1, 2 and 3. */
function makeLevels(...counts: readonly number[]): PlanTopic[] {
  const levels: readonly Level[] = [1, 2, 3];
  return levels.flatMap((level, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, index) => exampleTopic(level * 100 + index, { level })),
  );
}

function countKnown(topics: readonly PlanTopic[], request: PlanRequest): number {
  return readCourse(topics, request).known.filter(Boolean).length;
}

describe('readCourse', () => {
  test('takes topics below the level for known', () => {
    assert.equal(countKnown(makeLevels(10, 10, 10), { ...adult, level: 1 }), 0);
    assert.equal(countKnown(makeLevels(10, 10, 10), { ...adult, level: 2 }), 10);
    assert.equal(countKnown(makeLevels(10, 10, 10), { ...adult, level: 3 }), 20);
  });

  test('includes the level below if there are few topics at the level', () => {
    assert.equal(countKnown(makeLevels(10, 10, 1), { ...adult, level: 3 }), 10);
    assert.equal(countKnown(makeLevels(10, 1, 1), { ...adult, level: 3 }), 0);
    assert.equal(countKnown(makeLevels(10, 10, 4), { ...adult, level: 3 }), 10);
    assert.equal(countKnown(makeLevels(10, 10, 5), { ...adult, level: 3 }), 20);
  });

  test('believes the learner about known topics, except for wanted ones', () => {
    const topics = makeLevels(10, 0, 0);
    const known = ['a/100', 'a/101'];
    assert.equal(countKnown(topics, { ...adult, level: 1, known }), 2);
    assert.equal(countKnown(topics, { ...adult, level: 1, known, wanted: { 'a/100': 1 } }), 1);
  });

  test('teaches what a goal of the learner’s level needs, and takes it for known only above that level', () => {
    const topics = makeLevels(10, 10, 10).map((topic) => Object.assign({}, topic, { quick: topic.number }));
    const step = exampleTopic(1, { key: 'goals/x-1', prerequisites: ['a/100', 'a/101'], step: true });
    const goal = { ...adult, goal: 'x' };
    assert.equal(countKnown([...topics, { ...step, level: 2 }], goal), 8);
    assert.equal(countKnown([...topics, { ...step, level: 1 }], goal), 10);
  });
});

const chained = { ...exampleCourse([10, 10, 10, 10, 10]), prerequisites: [[], [0], [], [2, 1], []] };

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
      missingPrerequisites(chained, topics, (topic) => !taken.includes(topic)),
      missing,
    );
});
