import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { endOf, listFinished } from './schedule.ts';

const course = exampleCourse([45, 10, 10]);
const slots = learnSlots(course, 8);

test('endOf returns the day of the last part', () => {
  assert.equal(endOf(course, { slots, sequence: [1, 0], starts: [2, 3], cuts: new Map() }), 5);
  assert.equal(endOf(course, { slots, sequence: [0, 1], starts: [4, 3], cuts: new Map() }), 8);
  assert.equal(endOf(course, { slots, sequence: [1], starts: [0], cuts: new Map([[1, [5, 5]]]) }), 2);
  assert.equal(endOf(course, { slots, sequence: [], starts: [], cuts: new Map() }), 0);
});

test('listFinished lists topics whose last part is within the days', () => {
  const schedule = { slots, sequence: [1, 0, 2], starts: [0, 5, 5], cuts: new Map() };
  assert.deepEqual(listFinished(course, schedule), [1, 2]);
  assert.deepEqual(listFinished(course, { ...schedule, starts: [0, 4, 5] }), [1, 0, 2]);
});
