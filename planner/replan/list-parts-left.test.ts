import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import type { Plan } from '../types/plan.ts';
import { readCourse } from '../select/course.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { listPartsLeft } from './list-parts-left.ts';

/** Three parts of 35 minutes, on days 1 to 3. */
const topics = [exampleTopic(1, { minutes: 105 })];
const plan = makePlan(topics, { ...adult, days: 5 });
const course = readCourse(topics, plan.request);

function until(lastDay: number, minutes = 105): Plan {
  return {
    ...makePlan([exampleTopic(1, { minutes })], { ...adult, days: 5 }),
    days: plan.days.slice(0, lastDay),
  };
}

describe('listPartsLeft', () => {
  test('has all parts of a topic that is not begun', () => {
    assert.deepEqual(listPartsLeft(course, plan, 0, 0), [35, 35, 35]);
  });

  test('has the later parts as the plan has them', () => {
    assert.deepEqual(listPartsLeft(course, plan, 0, 1), [35, 35]);
    assert.deepEqual(listPartsLeft(course, plan, 0, 2), [35]);
  });

  test('adds the parts that the plan announces beyond its last day', () => {
    assert.deepEqual(listPartsLeft(course, until(1), 0, 1), [35, 35]);
    assert.deepEqual(listPartsLeft(course, until(2), 0, 1), [35, 35]);
  });

  test('leaves planned parts alone if the others fit the announced number of days', () => {
    const [first, second] = until(2).days;
    const [item] = second?.items ?? [];
    assert.ok(first && second && item);
    const shortened = [first, { ...second, items: [{ ...item, minutes: 20 }] }];
    const shorter = readCourse([exampleTopic(1, { minutes: 90 })], plan.request);
    assert.deepEqual(listPartsLeft(shorter, { ...plan, days: shortened }, 0, 1), [20, 35]);
  });

  test('shares what is left if the topic has become longer', () => {
    const longer = readCourse([exampleTopic(1, { minutes: 130 })], plan.request);
    assert.deepEqual(listPartsLeft(longer, plan, 0, 1), [32, 32, 31]);
  });

  test('shares what is left if the topic has become shorter', () => {
    const shorter = readCourse([exampleTopic(1, { minutes: 60 })], plan.request);
    assert.deepEqual(listPartsLeft(shorter, plan, 0, 1), [25]);
  });

  test('has at least a minute, even if the topic has become shorter than what is learned', () => {
    const tiny = readCourse([exampleTopic(1, { minutes: 20 })], plan.request);
    assert.deepEqual(listPartsLeft(tiny, plan, 0, 1), [1]);
  });
});
