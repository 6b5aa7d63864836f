import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { indicesOf, readCourse } from '../select/course.ts';
import { orderChoices } from '../select/order-choices.ts';
import { exampleChain, exampleSteps } from '../testing/example-topic.ts';
import { endsAtStep, listCounts } from './goal-ends.ts';

const topics = [...exampleChain(6), ...exampleSteps('kite', [['a/1', 'a/2'], ['a/4']])];
const course = readCourse(topics, { days: 30, age: 30, level: 1, goal: 'kite' });
const order = orderChoices(course).map(({ topic }) => topic);
const keyOf = (topic: number) => course.topics[topic]?.key;

describe('the order of a goal', () => {
  test('has each step after what it names, but the first step after one topic', () => {
    assert.deepEqual(order.map(keyOf), [
      'a/1',
      'goals/kite-1',
      'a/2',
      'a/4',
      'goals/kite-2',
      'a/3',
      'a/5',
      'a/6',
    ]);
  });

  test('may be cut anywhere in what the first step needs, after each step, and after the goal', () => {
    assert.deepEqual(listCounts(course, order), [0, 1, 2, 3, 5, 6, 7, 8]);
  });

  test('begins no topic of a later step that does not fit', () => {
    const [first = -1, need = -1, behind = -1] = indicesOf(course, ['a/1', 'a/4', 'a/3']);
    assert.deepEqual(
      [first, need, behind].map((topic) => endsAtStep(course, order, topic)),
      [false, true, false],
    );
  });

  test('is learned with what a topic builds on before it, and other topics after the last step', () => {
    const keys = course.topics.map((topic) => topic.key);
    assert.deepEqual(keys, ['a/1', 'a/2', 'goals/kite-1', 'a/3', 'a/4', 'goals/kite-2', 'a/5', 'a/6']);
  });
});

test('orderChoices says which step a topic is for, and that a step is of the goal', () => {
  const why = new Map(orderChoices(course).map((choice) => [keyOf(choice.topic), choice.why]));
  assert.deepEqual(why.get('a/2'), { kind: 'needed-for', key: 'goals/kite-1' });
  assert.deepEqual(why.get('goals/kite-1'), { kind: 'goal' });
  assert.deepEqual(why.get('a/3'), { kind: 'needed-for', key: 'a/4' });
});

test('orderChoices puts what may be presumed after the goal, but not for beginners where a step needs it', () => {
  for (const level of [1, 2] as const) {
    const presuming = readCourse(topics, { days: 30, age: 30, level, goal: 'kite', presumes: ['a/2'] });
    const keys = orderChoices(presuming).map(({ topic }) => presuming.topics[topic]?.key);
    assert.equal(keys.indexOf('a/2') > keys.indexOf('goals/kite-2'), level === 2);
  }
});
