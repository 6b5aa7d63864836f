import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { readCourse } from '../select/course.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { dayDone, findBegun, findInPlace } from './find-in-place.ts';

/** The parts of a/1 are on days 1 to 3, and a/2 is on day 4. */
const topics = [exampleTopic(1, { minutes: 105 }), exampleTopic(2, { minutes: 30 })];
const plan = makePlan(topics, { ...adult, days: 6 });

describe('findInPlace', () => {
  const cases: readonly (readonly [
    name: string,
    progress: Parameters<typeof findInPlace>[1],
    inPlace: Record<string, number>,
  ])[] = [
    ['finds nothing without progress', { today: 6, done: {} }, {}],
    ['finds all parts of a finished topic', { today: 3, done: { 'a/1': 3 } }, { 'a/1': 3 }],
    ['finds no topic whose parts are still to come', { today: 2, done: { 'a/1': 2 } }, {}],
    ['includes today', { today: 4, done: { 'a/2': 4 } }, { 'a/2': 1 }],
    ['excludes tomorrow', { today: 3, done: { 'a/2': 3 } }, {}],
    ['finds learned parts', { today: 3, done: {}, begun: { 'a/1': 2 } }, { 'a/1': 2 }],
    ['finds no parts that are still to come', { today: 1, done: {}, begun: { 'a/1': 2 } }, {}],
    ['leaves a part of an unfinished topic', { today: 6, done: {}, begun: { 'a/1': 9 } }, { 'a/1': 2 }],
    ['has no parts of an unfinished topic of one part', { today: 6, done: {}, begun: { 'a/2': 1 } }, {}],
  ];
  for (const [name, progress, inPlace] of cases)
    test(name, () => assert.deepEqual(Object.fromEntries(findInPlace(plan, progress)), inPlace));
});

test('findBegun counts learned parts of unfinished topics of the course', () => {
  const course = readCourse(topics, plan.request);
  const progress = { today: 6, done: { 'a/2': 4 }, begun: { 'a/1': 1 } };
  assert.deepEqual([...findBegun(course, plan, progress)], [[0, 1]]);
  const renamed = readCourse([exampleTopic(2)], plan.request);
  assert.deepEqual([...findBegun(renamed, plan, progress)], []);
});

test('dayDone counts days before the plan as 0', () => {
  assert.deepEqual(
    [-3, 0, 2].map((day) => dayDone({ today: 1, done: { x: day } }, 'x')),
    [0, 0, 2],
  );
});
