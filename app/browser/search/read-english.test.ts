import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type KnownWords, readEnglish } from './read-english.ts';

const named = new Set(['python', 'javascript', 'jquery', 'angular', 'di', 'data']);
const known: KnownWords = {
  isNamed: (word) => named.has(word.toLowerCase()),
  isKnown: (word) => named.has(word.toLowerCase()) || word === 'center',
};

test('readEnglish(typed, known) has the terms of other languages in English, and keeps what else is typed', () => {
  assert.equal(readEnglish('python listas', known), 'python list');
  assert.equal(readEnglish('javascript 関数', known), 'javascript function');
  for (const typed of ['python li', 'left join', 'center a <div> ', ''])
    assert.equal(readEnglish(typed, known), typed);
});

test('readEnglish(typed, known) keeps words of titles that are also words of other languages', () => {
  assert.equal(readEnglish('angular DI', known), 'angular DI');
  assert.equal(readEnglish('data clases', known), 'data class');
});

test('readEnglish(typed, known) reads a word that no topic has, though nothing else shows its language', () => {
  assert.equal(readEnglish('ausblenden jquery', known), 'hide jquery');
});
