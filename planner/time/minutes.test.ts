import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTopic } from '../testing/example-topic.ts';
import { effectiveMinutes } from './minutes.ts';

test('effectiveMinutes adds time for the young, the old, and above the level', () => {
  const topic = exampleTopic(1, { minutes: 20, level: 2 });
  assert.equal(effectiveMinutes(topic, { age: 30, level: 2 }), 20);
  assert.equal(effectiveMinutes(topic, { age: 9, level: 2 }), 30);
  assert.equal(effectiveMinutes(topic, { age: 12, level: 2 }), 25);
  assert.equal(effectiveMinutes(topic, { age: 70, level: 2 }), 25);
  assert.equal(effectiveMinutes(topic, { age: 30, level: 1 }), 25);
  assert.equal(effectiveMinutes(topic, { age: 30, level: 3 }), 10);
});

test('effectiveMinutes is five at least', () => {
  assert.equal(effectiveMinutes(exampleTopic(1, { minutes: 3 }), { age: 30, level: 2 }), 5);
});

test('effectiveMinutes takes a share of a topic, but all of a step', () => {
  const learner = { age: 30, level: 1 } as const;
  assert.equal(effectiveMinutes(exampleTopic(1, { minutes: 30 }), learner, 1 / 2), 15);
  assert.equal(effectiveMinutes(exampleTopic(1, { minutes: 6 }), learner, 1 / 2), 5);
  assert.equal(effectiveMinutes(exampleTopic(1, { minutes: 30, step: true }), learner, 1 / 2), 30);
});
