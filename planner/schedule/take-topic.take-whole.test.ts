import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { examplePackState } from '../testing/example-pack-state.ts';
import type { PackState } from './pack-state.ts';
import { takeWhole } from './take-topic.ts';

const whole = (state: PackState, minutes: number, topic = 0) =>
  takeWhole(state, topic, { at: 0, minutes, topics: 3, steps: Infinity });

const beside = (minutes: number) => whole(examplePackState([45, minutes], { locks: new Map([[1, 2]]) }), 35);

describe('takeWhole', () => {
  test('takes a topic that fits exactly, and none that is a minute longer', () => {
    assert.deepEqual(whole(examplePackState([20]), 20), [20]);
    assert.equal(whole(examplePackState([20]), 19), null);
  });

  test('takes a topic in parts if its first part fits', () => {
    assert.deepEqual(whole(examplePackState([45]), 25), [25, 20]);
  });

  test('takes no topic in parts while another runs', () => {
    const state = examplePackState([45, 20]);
    state.running = 1;
    assert.equal(whole(state, 35), null);
    assert.deepEqual(whole(state, 35, 1), [20]);
  });

  test('takes only topics in parts that were begun, if any topic may be cut', () => {
    assert.equal(whole(examplePackState([45], { mayCut: true }), 35), null);
    assert.deepEqual(whole(examplePackState([45], { mayCut: true, begun: new Map([[0, 1]]) }), 35), [25, 20]);
  });

  test('leaves the reserved time of the next days alone', () => {
    assert.deepEqual(beside(15), [25, 20]);
    assert.equal(beside(20), null);
  });

  test('leaves the reserved topics of the next days alone', () => {
    const locks = new Map([1, 2, 3].map((topic) => [topic, 2]));
    assert.equal(whole(examplePackState([45, 5, 5, 5], { locks }), 35), null);
  });

  test('may go on beyond the last day', () => {
    const state = examplePackState([45, 20], { locks: new Map([[1, 1]]) });
    assert.deepEqual(takeWhole(state, 0, { at: 4, minutes: 35, topics: 3, steps: Infinity }), [25, 20]);
  });
});
