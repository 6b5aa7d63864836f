import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeIndex } from '../search/index.ts';
import { sampleTopics } from '../search/testing/sample-topics.ts';
import { understand } from './understand.ts';
import { naming } from '../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const intent = (problem: string, language = 'Python'): string =>
  understand(index, { problem, language }).intent;

test('understand plans for someone who also tells of something else that they like', () => {
  assert.equal(intent('I like animals. make a plan for me please'), 'plan');
  assert.equal(intent('My dog is great! Can you make me a plan?'), 'plan');
});

test('understand plans for someone who wishes for a plan, whatever it is about', () => {
  for (const wish of ['make me a diet plan', 'I am new here. plan a trip to Paris'])
    assert.equal(intent(wish), 'plan', wish);
});
