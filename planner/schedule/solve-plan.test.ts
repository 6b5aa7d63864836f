import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Course } from '../select/course.ts';
import { exampleCourse, exampleSlots } from '../testing/example-course.ts';
import type { Schedule } from './schedule.ts';
import { packSoonest, solvePlan } from './solve-plan.ts';

function daysOf({ slots, sequence, starts }: Schedule) {
  return sequence.map((topic, at) => [topic, slots[starts[at] ?? -1]?.day]);
}

function solve(course: Course, lastDay: number) {
  return solvePlan(course, [...course.topics.keys()], exampleSlots(course, lastDay));
}

describe('solvePlan', () => {
  test('uses learn days only', () => {
    assert.deepEqual(daysOf(solve(exampleCourse([30, 30, 30, 30, 30, 30]), 8)), [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 8],
    ]);
  });

  test('spreads topics that leave time', () => {
    assert.deepEqual(daysOf(solve(exampleCourse([30, 30, 30]), 14)), [
      [0, 1],
      [1, 4],
      [2, 9],
    ]);
  });

  test('cuts a topic into the time that is left if the days are too few', () => {
    const schedule = solve(exampleCourse([20, 30, 30]), 2);
    assert.deepEqual(daysOf(schedule), [
      [0, 1],
      [1, 1],
    ]);
    assert.deepEqual([...schedule.cuts], [[1, [15, 15]]]);
  });

  test('begins the next topic on learn days that stay free', () => {
    const course = exampleCourse([30, 80]);
    assert.deepEqual(daysOf(solve(course, 2)), [
      [0, 1],
      [1, 2],
    ]);
    assert.deepEqual(daysOf(solve(exampleCourse([80]), 2)), [[0, 1]]);
  });

  test('does not begin a topic that a topic in the schedule presumes', () => {
    const course = { ...exampleCourse([80, 20]), prerequisites: [[], [0]] };
    const schedule = solvePlan(course, [1, 0], exampleSlots(course, 2));
    assert.deepEqual(daysOf(schedule), [[1, 1]]);
  });
});

const soonest = (minutes: readonly number[]) => {
  const course = exampleCourse(minutes);
  return packSoonest(course, [...course.topics.keys()].toReversed(), exampleSlots(course, 14));
};

describe('packSoonest', () => {
  test('ends as soon as possible, with topics cut only if that is sooner', () => {
    const cut = soonest([20, 30, 20]);
    assert.deepEqual([cut?.starts, [...(cut?.cuts ?? [])]], [[0, 0, 1], [[1, [15, 15]]]]);
    assert.equal(soonest([20, 20])?.cuts.size, 0);
  });

  test('returns null if the days are too few', () => {
    const course = exampleCourse([30, 30, 30]);
    assert.equal(packSoonest(course, [0, 1, 2], exampleSlots(course, 2)), null);
  });
});
