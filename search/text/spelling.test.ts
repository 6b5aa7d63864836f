import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findCorrections, makeSpeller } from './spelling.ts';

const words = [
  'array',
  'closure',
  'dictionary',
  'hoisting',
  'list',
  'love',
  'move',
  'python',
  'variable',
  '===',
  'c++',
  'es6',
];
const speller = makeSpeller(words);
const correct = (word: string): string[] =>
  findCorrections(speller, word).map((correction) => correction.word);

test('findCorrections finds the word that was meant', () => {
  assert.deepEqual(correct('hoisitng'), ['hoisting']);
  assert.deepEqual(correct('pyhton'), ['python']);
  assert.deepEqual(correct('dictonery'), ['dictionary']);
  assert.deepEqual(correct('lsit'), ['list']);
});

test('findCorrections allows one edit below eight letters and two from there', () => {
  assert.deepEqual(correct('closruee'), ['closure']);
  assert.deepEqual(correct('clsoer'), []);
  assert.deepEqual(correct('variabel'), ['variable']);
});

test('findCorrections proposes nothing for short words, symbols and digits', () => {
  for (const word of ['lis', 'c+', '==', 'es7', '']) assert.deepEqual(correct(word), []);
});

test('findCorrections never changes a known word, not even into a near one', () => {
  assert.deepEqual(correct('love'), []);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 10 }), { maxLength: 20 }), (known) => {
      const own = makeSpeller(known);
      for (const word of known) assert.deepEqual(findCorrections(own, word), []);
    }),
  );
});

test('findCorrections gives only known words, as near as it says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'a b c d e h i l n o p r s t v y'.split(' ')), maxLength: 12 }),
      (word) => {
        for (const { word: other, edits } of findCorrections(speller, word)) {
          assert.ok(words.includes(other));
          assert.ok(edits <= (word.length < 8 ? 1 : 2));
        }
      },
    ),
  );
});
