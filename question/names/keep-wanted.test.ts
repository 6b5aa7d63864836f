import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { names } from '../../tests/naming.ts';
import { keepWanted, listMentioned, readMentions } from './mentions.ts';

const anyNames = fc
  .array(fc.oneof(arbitraryText, fc.constantFrom('Python', 'SQL', 'Rust', 'C', 'and', 'plan for')), {
    maxLength: 6,
  })
  .map((words) => words.join(' '));

test('readMentions and keepWanted give names in the order of the question, and no other', () => {
  fc.assert(
    fc.property(anyNames, (text) => {
      const mentions = readMentions(names, text);
      const starts = mentions.map(({ start }) => start);
      assert.deepEqual(
        starts,
        starts.toSorted((a, b) => a - b),
        text,
      );
      const all = new Set(listMentioned(mentions));
      for (const kept of listMentioned(keepWanted(mentions))) assert.ok(all.has(kept), text);
    }),
  );
});

test('keepWanted leaves out a technology that is only beside the one that is wanted', () => {
  for (const [question, ...wanted] of [
    ['SQL and Java in 20 days', 'sql', 'java'],
    ['a plan for Kotlin, my phone shows JavaScript errors', 'kotlin'],
    ['html and css', 'html', 'css'],
  ] as const)
    assert.deepEqual(listMentioned(keepWanted(readMentions(names, question))), wanted, question);
});
