import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { findAgeBand, byLevel, isChild } from './allowance.ts';

describe('bandOf', () => {
  const cases: readonly (readonly [
    age: number,
    minutes: number,
    max: number,
    topics: number,
    factor: number,
  ])[] = [
    [9, 25, 50, 1, 1.5],
    [10.9, 25, 50, 1, 1.5],
    [11, 30, 60, 2, 1.3],
    [12, 30, 60, 2, 1.3],
    [13, 35, 120, 2, 1.15],
    [15, 35, 120, 2, 1.15],
    [16, 45, 120, 4, 1],
    [17, 45, 120, 4, 1],
    [18, 60, 240, 4, 1],
    [59.5, 60, 240, 4, 1],
    [60, 40, 240, 2, 1.2],
  ];
  for (const [age, minutes, max, topics, factor] of cases) {
    test(`gives intermediate learners of ${age} years ${minutes} minutes and ${topics} topics a day`, () => {
      const band = findAgeBand(age);
      assert.deepEqual(
        [byLevel(band.minutes, 2), band.maxMinutes, byLevel(band.newTopics, 2), band.timeFactor],
        [minutes, max, topics, factor],
      );
    });
  }
});

test('isChild counts whole years, up to twelve', () => {
  assert.deepEqual([9, 12, 12.9, 13].map(isChild), [true, true, true, false]);
});
