import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readFieldMeaning } from './field-topic.ts';
import { makeIndex } from '../../search/index.ts';
import { sampleTopics } from '../../search/testing/sample-topics.ts';
import { understand } from '../understand.ts';
import { naming } from '../../tests/naming.ts';

const index = makeIndex(sampleTopics, naming);
const meaning = (typed: string): unknown => readFieldMeaning(index, typed).field;

test('readFieldMeaning takes the technology of a topic that is in the field', () => {
  assert.deepEqual(meaning('linked lists'), { kind: 'covered', technologies: ['dsa'], uncovered: [] });
  assert.deepEqual(meaning('Flexbox'), { kind: 'covered', technologies: ['css'], uncovered: [] });
  const plan = understand(index, { problem: 'plan please', language: 'smart pointers' });
  assert.ok(plan.intent === 'plan' && plan.technologies.join() === 'cpp');
  assert.equal(plan.goals[0]?.key, 'cpp/smart-pointers');
});

test('readFieldMeaning leaves the technology open where several have the topic', () => {
  const again = sampleTopics.find(({ key }) => key === 'dsa/recursion');
  assert.ok(again);
  const both = makeIndex([...sampleTopics, { ...again, key: 'c/recursion', technology: 'c' }], naming);
  assert.deepEqual(readFieldMeaning(both, 'recursion').field, { kind: 'open' });
});

test('readFieldMeaning reads nothing into names, misspelt words and words by the way', () => {
  assert.deepEqual(meaning('Rust'), { kind: 'uncovered', name: 'Rust' });
  for (const typed of ['klingon', 'flexbux', 'weather', 'linked list of all my friends'])
    assert.deepEqual(meaning(typed), { kind: 'unknown' }, typed);
});
