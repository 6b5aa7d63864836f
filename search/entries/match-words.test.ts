import assert from 'node:assert/strict';
import { test } from 'node:test';

import { matchesWords } from './match-words.ts';

const text = 'Python Lists: remember that append() returns None. Función';

const found = ['', 'list', 'LISTS python', 'none append', 'funcion', 'apend', 'rememebr', 'pyhton lists'];
const missing = ['tuple', 'lists tuple', 'lost', 'mist', 'cat'];

test('matchesWords() finds all words in any order, parts of words, and words with a slip', () => {
  for (const typed of found) assert.ok(matchesWords(text, typed), typed);
});

test('matchesWords() misses a text that lacks one of the words', () => {
  for (const typed of missing) assert.ok(!matchesWords(text, typed), typed);
});

test('matchesWords() finds nothing in an empty text, and takes words of any length', () => {
  assert.ok(!matchesWords('', 'lists'));
  assert.ok(!matchesWords('a '.repeat(5000), 'x'.repeat(500)));
});
