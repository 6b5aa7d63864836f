import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import type { Course } from '../select/course.ts';
import { planRuns } from '../testing/arbitrary-case.ts';
import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { fitTopics } from './solve-plan.ts';

function fit(course: Course, order: readonly number[], lastDay: number) {
  return fitTopics(course, order, learnSlots(course, lastDay)).sequence;
}

describe('fitTopics', () => {
  test('packs one topic a day if each fills a day, the first of the order', () => {
    const course = exampleCourse([30, 30, 30, 30, 30, 30]);
    for (const days of [1, 2, 3, 4, 5])
      assert.deepEqual(
        fit(course, [5, 4, 3, 2, 1, 0], days),
        [5, 4, 3, 2, 1].slice(0, days).toSorted((a, b) => a - b),
      );
  });

  test('packs all if the days are enough', () => {
    assert.deepEqual(fit(exampleCourse([30, 30, 30]), [2, 0, 1], 3), [0, 1, 2]);
  });

  test('packs nothing if the first topic is too long', () => {
    const course = exampleCourse([45, 10]);
    assert.deepEqual(fitTopics(course, [0, 1], learnSlots(course, 1)), {
      slots: learnSlots(course, 1),
      sequence: [],
      starts: [],
      cuts: new Map(),
    });
  });

  test('includes every locked topic if they fit', () => {
    const course = exampleCourse([30, 30, 30, 30], { locks: new Map([[2, 3]]) });
    assert.deepEqual(fit(course, [0, 1, 2, 3], 3), [0, 1, 2]);
  });

  test('never misses a topic if all topics have the same length', () => {
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      minutes: fc.constantFrom(10, 15, 20, 30),
      days: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(sizes, ({ count, minutes, days }) => {
        const course = exampleCourse(Array.from({ length: count }, () => minutes));
        const perDay = Math.min(3, Math.floor(35 / minutes));
        const sequence = fit(course, [...course.topics.keys()], days);
        assert.deepEqual(sequence, [...course.topics.keys()].slice(0, perDay * days));
      }),
      planRuns,
    );
  });
});
