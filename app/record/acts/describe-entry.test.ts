import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleEvent } from '#journal/testing/example-event.ts';

import { describeEntry } from './describe-entry.ts';

const done = exampleEvent(0, { kind: 'topic-done', technology: 'cpp', topic: 'smart-pointers' });
const outline = {
  slug: 'cpp',
  name: 'C++',
  topics: [{ slug: 'smart-pointers', title: 'Smart pointers in use', minutes: 30 }],
  projects: [],
};

test('describeEntry() names the roadmap, the topic and what was done', () => {
  assert.equal(describeEntry(done, new Map([['cpp', outline]])), 'C++, Smart pointers in use: done');
  const reset = exampleEvent(0, { kind: 'roadmap-reset', technology: 'cpp' });
  assert.equal(describeEntry(reset, new Map([['cpp', outline]])), 'C++: progress reset');
});

test('describeEntry() works without outlines, and for a topic that has none', () => {
  assert.equal(describeEntry(done, null), 'Cpp, Smart pointers: done');
  assert.equal(
    describeEntry(done, new Map([['cpp', { ...outline, topics: [] }]])),
    'C++, Smart pointers: done',
  );
});

test('describeEntry() names the goal and the number of a step', () => {
  const step = exampleEvent(0, { kind: 'topic-done', technology: 'goals', topic: 'pet-page-2' });
  assert.equal(describeEntry(step, new Map([['cpp', outline]])), 'Pet page, step 2: done');
});

test('describeEntry() capitalizes an event without a roadmap', () => {
  assert.equal(describeEntry(exampleEvent(0, { kind: 'plan-removed', plan: 'mine' }), null), 'Plan removed');
});
