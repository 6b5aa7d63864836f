import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleChain, exampleSteps, exampleTopic } from '../testing/example-topic.ts';
import type { Level, PlanTopic } from '../types/plan-topic.ts';
import { orderCourse } from './order-course.ts';

function order(topics: readonly PlanTopic[], level: Level = 1) {
  return orderCourse(topics, ['a', 'b'], { days: 30, age: 30, level }).map(({ key }) => key);
}

describe('orderCourse', () => {
  const [first, , third, fourth] = exampleChain(4);
  const second = exampleTopic(2);
  assert.ok(first && third && fourth);

  test('puts the quick path first for beginners, in its order', () => {
    const topics = [first, { ...second, quick: 1 }, { ...third, quick: 2 }, fourth];
    assert.deepEqual(order(topics), ['a/2', 'a/3', 'a/1', 'a/4']);
    assert.deepEqual(order(topics, 2), ['a/1', 'a/2', 'a/3', 'a/4']);
  });

  test('puts what the path builds on right before it', () => {
    assert.deepEqual(order([first, second, third, { ...fourth, quick: 1 }]), ['a/2', 'a/3', 'a/4', 'a/1']);
  });

  test('puts the quick paths of all technologies before their other topics', () => {
    const other = exampleTopic(1, { technology: 'b', quick: 1 });
    assert.deepEqual(order([{ ...first, quick: 1 }, second, other]), ['a/1', 'b/1', 'a/2']);
  });

  test('puts what no step of the goal needs after the last step, first in the technology that it needs most', () => {
    const other = exampleTopic(1, { technology: 'b' });
    const step = exampleTopic(1, { key: 'goals/x-1', prerequisites: ['a/2', 'a/3', 'b/1'], step: true });
    const last = exampleTopic(2, { key: 'goals/x-2', prerequisites: ['goals/x-1'], step: true });
    const given = [exampleTopic(1), second, exampleTopic(3), exampleTopic(2, { technology: 'b' }), other];
    assert.deepEqual(
      orderCourse([...given, step, last], ['b', 'a'], { days: 30, age: 30, level: 1, goal: 'x' }).map(
        ({ key }) => key,
      ),
      ['a/2', 'a/3', 'b/1', 'goals/x-1', 'goals/x-2', 'a/1', 'b/2'],
    );
  });
});

test('orderCourse puts a wanted topic at its place in the roadmap, between the steps of the goal', () => {
  const topics = [
    ...[1, 2, 3, 4, 5, 6].map((number) => exampleTopic(number)),
    ...exampleSteps('kite', [['a/1'], ['a/2'], ['a/5']]),
  ];
  const request = { days: 9, age: 30, level: 1, goal: 'kite', nextGoals: [], wanted: { 'a/4': 1 } } as const;
  const keys = orderCourse(topics, ['a'], request).map(({ key }) => key);
  const places = ['goals/kite-1', 'a/2', 'goals/kite-2', 'a/4', 'a/5'].map((key) => keys.indexOf(key));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    keys.join(' '),
  );
});
