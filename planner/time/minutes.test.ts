import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTopic } from '../testing/example-topic.ts';
import { effectiveMinutes } from './minutes.ts';

test('effectiveMinutes adds time for the young, the old, and above the level', () => {
  const topic = exampleTopic(1, { minutes: 20, level: 2 });
  assert.equal(effectiveMinutes(topic, 30, 2), 20);
  assert.equal(effectiveMinutes(topic, 9, 2), 30);
  assert.equal(effectiveMinutes(topic, 12, 2), 25);
  assert.equal(effectiveMinutes(topic, 70, 2), 25);
  assert.equal(effectiveMinutes(topic, 30, 1), 25);
  assert.equal(effectiveMinutes(topic, 30, 3), 10);
});

test('effectiveMinutes is five at least', () => {
  assert.equal(effectiveMinutes(exampleTopic(1, { minutes: 3 }), 30, 2), 5);
});
