import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { examplePackState } from '../testing/example-pack-state.ts';
import { takePart } from './take-topic.ts';

const free = { at: 0, minutes: 20, topics: 3, steps: Infinity };

const beside = (...minutes: readonly number[]) => {
  const locks = new Map(minutes.map((_, at) => [at + 1, 2]));
  return takePart(examplePackState([30, ...minutes], { mayCut: true, locks }), 0, free);
};

describe('takePart', () => {
  const cases: readonly (readonly [name: string, topic: number, free: number, parts: number[] | null])[] = [
    ['cuts at a multiple of five', 30, 12, [10, 20]],
    ['uses all minutes if a multiple of five is too short', 30, 9, [9, 21]],
    ['starts nothing in less than seven minutes', 30, 6, null],
    ['starts in seven minutes', 30, 7, [7, 23]],
    ['leaves at least seven minutes for the second part', 40, 35, [30, 10]],
    ['leaves at least seven minutes for the last part', 80, 35, [35, 35, 10]],
    ['makes no part longer than a learn day', 75, 35, [35, 33, 7]],
    ['does not cut a topic that is too short for two parts', 10, 35, null],
    ['cuts a topic of 20 minutes', 20, 35, [10, 10]],
  ];
  for (const [name, topic, minutes, parts] of cases) {
    test(name, () => {
      const state = examplePackState([topic], { mayCut: true });
      assert.deepEqual(takePart(state, 0, { at: 0, minutes, topics: 3, steps: Infinity }), parts);
    });
  }

  test('cuts nothing while a topic runs, if topics must stay whole, or if it was begun', () => {
    const running = examplePackState([30, 30], { mayCut: true });
    running.running = 1;
    assert.equal(takePart(running, 0, free), null);
    assert.equal(takePart(examplePackState([30]), 0, free), null);
    assert.equal(takePart(examplePackState([30], { mayCut: true, begun: new Map([[0, 1]]) }), 0, free), null);
  });

  test('cuts nothing if a lock leaves the next day too few minutes or topics', () => {
    assert.deepEqual(beside(20), [20, 10]);
    assert.equal(beside(30), null);
    assert.equal(beside(5, 5, 5), null);
  });

  test('halves what is left if the last part would be too short', () => {
    const { allowance } = exampleCourse([25]);
    const state = examplePackState([25], { mayCut: true, allowance: { ...allowance, minCapacity: 10 } });
    assert.deepEqual(takePart(state, 0, { at: 0, minutes: 30, topics: 3, steps: Infinity }), [10, 8, 7]);
  });

  test('goes on beyond the last day', () => {
    const state = examplePackState([30], { mayCut: true });
    assert.deepEqual(takePart(state, 0, { at: 4, minutes: 20, topics: 3, steps: Infinity }), [20, 10]);
  });
});
