import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { PlanTopic } from '../types/plan-topic.ts';
import { readCourse } from '../select/course.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { ProjectPicker } from './project-picker.ts';

function makePicker(changes: (number: number) => Partial<PlanTopic> = () => ({})) {
  const topics = [1, 2, 3, 4, 5, 6].map((number) => exampleTopic(number, changes(number)));
  return new ProjectPicker(readCourse(topics, adult));
}

describe('ProjectPicker', () => {
  test('picks the topics of the week in curriculum order', () => {
    const picker = makePicker();
    picker.finish([3, 1]);
    picker.finish([0]);
    assert.deepEqual(picker.pick(), [0, 1, 3]);
  });

  test('picks the four most important, and the earlier of equal ones', () => {
    const picker = makePicker((number) => ({ importance: number > 4 ? 'core' : 'usual' }));
    picker.finish([0, 1, 2, 3, 4, 5]);
    assert.deepEqual(picker.pick(), [0, 1, 4, 5]);
  });

  test('adds the previous topic to the only one of a week', () => {
    const picker = makePicker();
    picker.finish([0, 1]);
    picker.pick();
    picker.finish([4]);
    assert.deepEqual(picker.pick(), [1, 4]);
    assert.deepEqual(picker.pick(), [0, 1, 4]);
  });

  test('takes one chapter after the other in weeks without new topics, and starts again', () => {
    const picker = makePicker((number) => ({ chapter: number < 4 ? 'One' : 'Two' }));
    picker.finish([0, 1, 2, 3, 4, 5]);
    picker.pick();
    const weeks = [picker.pick(), picker.pick(), picker.pick()];
    assert.deepEqual(weeks, [
      [0, 1, 2],
      [3, 4, 5],
      [0, 1, 2],
    ]);
  });

  test('picks nothing before a topic is finished', () => {
    assert.deepEqual(makePicker().pick(), []);
  });
});
