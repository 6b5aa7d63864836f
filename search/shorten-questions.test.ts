import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeIndex } from './index.ts';
import { shortenQuestions } from './shorten-questions.ts';
import { sampleTopics } from './testing/sample-topics.ts';
import { naming } from '../tests/naming.ts';

const pieces = [
  'loops',
  'Lists?',
  'the',
  'what',
  'is',
  'innerHTML',
  'decorators',
  'std::vector',
  'xyzzy',
  '[]',
  'C++',
  'my',
];
const arbitraryQuestion = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 })
  .map((words) => words.join(' ').replaceAll('...', ' '));

test('an index reads the same of shortened questions as of whole ones', () => {
  const index = makeIndex(sampleTopics, naming);
  fc.assert(
    fc.property(fc.array(arbitraryQuestion, { maxLength: 4 }), (questions) => {
      const [first, ...others] = sampleTopics;
      assert.ok(first);
      const { a: [shortened = []] = [] } = shortenQuestions({ a: [questions] }, index);
      const read = (asked: readonly string[]) =>
        makeIndex([{ ...first, questions: asked }, ...others], naming).questions;
      assert.deepEqual(read(shortened), read(questions));
    }),
  );
});

test('shortened questions keep what a search can use', () => {
  const index = makeIndex(sampleTopics, naming);
  const asked = 'What is the difference between `map()` and a For loop?';
  const { a: [[shortened = ''] = []] = [] } = shortenQuestions({ a: [[asked]] }, index);
  assert.ok(shortened.includes('`map()`'));
  assert.doesNotMatch(shortened, /\b(?:what|the|and)\b/i);
});
