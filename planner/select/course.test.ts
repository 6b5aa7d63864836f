import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readCourse } from './course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import type { PlanRequest } from '../model/plan-request.ts';
import type { Level, PlanTopic } from '../model/plan-topic.ts';

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
  });

  test('believes the learner about known topics, except for goals', () => {
    const topics = makeLevels(10, 0, 0);
    const known = ['a/100', 'a/101'];
    assert.equal(countKnown(topics, { ...adult, level: 1, known }), 2);
    assert.equal(countKnown(topics, { ...adult, level: 1, known, goals: { 'a/100': 1 } }), 1);
  });
});
