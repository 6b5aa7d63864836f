import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { examplePackState } from '../testing/example-pack-state.ts';
import { freeTimeOn, isDone, isReady, none, continueTopic, startTopic } from './pack-state.ts';

describe('startTopic', () => {
  test('uses the minutes of the day and finishes a topic of one part', () => {
    const state = examplePackState([20]);
    const free = freeTimeOn(state, 0);
    assert.deepEqual(free, { at: 0, minutes: 35, topics: 3, steps: Infinity });
    startTopic(state, { topic: 0, parts: state.course.parts[0] ?? [] }, free);
    assert.deepEqual(free, { at: 0, minutes: 15, topics: 2, steps: Infinity });
    assert.deepEqual([state.sequence, state.starts, state.open[0]], [[0], [0], 0]);
    assert.equal(state.cuts.size, 0);
    assert.ok(isDone(state));
  });

  test('remembers parts that differ from the course', () => {
    const state = examplePackState([20]);
    startTopic(state, { topic: 0, parts: [10, 10] }, freeTimeOn(state, 0));
    assert.deepEqual([...state.cuts], [[0, [10, 10]]]);
  });
});

describe('continueTopic', () => {
  test('runs a topic day by day until its last part', () => {
    const state = examplePackState([80]);
    const days = [0, 1, 2].map((at) => freeTimeOn(state, at));
    const [first, second, third] = days;
    assert.ok(first && second && third);
    startTopic(state, { topic: 0, parts: [30, 30, 20] }, first);
    assert.deepEqual([state.running, state.open[0], isDone(state)], [0, 1, false]);
    continueTopic(state, second);
    assert.deepEqual([state.running, state.open[0]], [0, 1]);
    continueTopic(state, third);
    assert.deepEqual([state.running, state.open[0], isDone(state)], [none, 0, true]);
    assert.deepEqual(
      days.map(({ minutes, topics }) => [minutes, topics]),
      [
        [5, 2],
        [5, 2],
        [15, 2],
      ],
    );
  });

  test('does nothing if no topic runs', () => {
    const state = examplePackState([20]);
    const free = freeTimeOn(state, 0);
    continueTopic(state, free);
    assert.deepEqual(free, { at: 0, minutes: 35, topics: 3, steps: Infinity });
  });
});

describe('startPackState', () => {
  test('links the topics without a lock in their order', () => {
    const state = examplePackState([10, 10, 10], { locks: new Map([[1, 3]]) });
    assert.deepEqual([state.count, state.queue, [...state.next]], [3, [0, 2], [1, none, 0]]);
    assert.deepEqual([...examplePackState([10], { locks: new Map([[0, 1]]) }).next], [none]);
  });

  test('leaves the reserved time out of the free time', () => {
    const state = examplePackState([10, 20], { locks: new Map([[1, 2]]) });
    assert.deepEqual(freeTimeOn(state, 1), { at: 1, minutes: 15, topics: 2, steps: Infinity });
    assert.deepEqual(freeTimeOn(state, 99), { at: 99, minutes: 0, topics: 0, steps: 0 });
  });
});

test('isReady waits for chosen prerequisites', () => {
  const state = examplePackState([10, 10]);
  const course = { ...state.course, prerequisites: [[], [0]] };
  assert.equal(isReady({ ...state, course }, 1), false);
  state.open[0] = 0;
  assert.equal(isReady({ ...state, course }, 1), true);
});
