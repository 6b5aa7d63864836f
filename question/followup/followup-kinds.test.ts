import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleIndex } from '../../search/testing/sample-index.ts';

import { readFollowup } from './read-followup.ts';
import type { Before } from './read-named-things.ts';

const plan: Before = { isPlan: true, technologies: ['python'], topics: ['python/lists'] };
const answer: Before = { ...plan, isPlan: false };
const kindOf = (message: string, before: Before) => readFollowup(sampleIndex, message, before)?.kind;

const topicsOf = (message: string) => readFollowup(sampleIndex, message, plan)?.topics;

test('readFollowup hears what is wanted of a plan', () => {
  for (const [message, kind] of [
    ['shorter please', 'shorter-plan'],
    ['simpler', 'easier'],
    ['without decorators', 'leave-out'],
    ['skip the dictionaries', 'leave-out'],
    ['add decorators', 'add-topic'],
    ['starting next Monday', 'set-start'],
    ['I want to be done in 20 days', 'set-end'],
    ['show day 9', 'show-day'],
    ['without installing anything', 'no-install'],
    ['and in SQL', 'other-technology'],
  ] as const)
    assert.equal(kindOf(message, plan), kind, message);
});

test('readFollowup hears what is wanted of an answer', () => {
  for (const [message, kind] of [
    ['shorter please', 'shorter-answer'],
    ['simpler', 'simpler'],
    ["explain it like I'm ten", 'for-child'],
    ['more detail please', 'more-detail'],
    ['compare with SQL', 'compare'],
    ['that is not what I asked', 'not-meant'],
    ['what does scope mean here?', 'what-is-word'],
  ] as const)
    assert.equal(kindOf(message, answer), kind, message);
});

test('readFollowup hears thanks, hello, goodbye and sorry for what they are, with any marks', () => {
  for (const before of [plan, answer])
    for (const [words, kind] of [
      ['thanks', 'thanks'],
      ['hello', 'hello'],
      ['bye', 'bye'],
      ['sorry', 'sorry'],
    ] as const)
      for (const message of [words, `${words}!`, `${words.toUpperCase()} :)`, ` ${words}... `])
        assert.equal(kindOf(message, before), kind, message);
});

test('readFollowup names the topics that are meant, those of the reply left out', () => {
  assert.deepEqual(topicsOf('without decorators'), ['python/decorators']);
  assert.deepEqual(topicsOf('without lists and decorators'), ['python/decorators']);
  assert.deepEqual(topicsOf('shorter please'), []);
});

test('readFollowup names what is to be learned instead, and what is a message of its own', () => {
  for (const message of ['and in SQL', 'what about SQL', 'rather SQL please'])
    assert.deepEqual(readFollowup(sampleIndex, message, plan)?.technologies, ['sql'], message);
  for (const message of ['how do I center a div in CSS', 'SELECT * FROM users'])
    assert.equal(kindOf(message, plan), undefined, message);
});
