import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { measureEdits } from './edit-distance.ts';
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
const list = (known: readonly string[], typed: string) =>
  findCorrections(makeSpeller(known), typed)
    .map(({ word }) => word)
    .toSorted();
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

/** Few letters, so that misspelt words are near to known ones. */
const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 7 });

test('findCorrections misses no word of those one edit away', () => {
  fc.assert(
    fc.property(fc.uniqueArray(shortWord, { maxLength: 12 }), shortWord, (known, typed) => {
      const near = known.includes(typed) ? [] : known.filter((word) => measureEdits(typed, word, 1) === 1);
      const found = findCorrections(makeSpeller(known), typed);
      assert.deepEqual(found.map(({ word }) => word).toSorted(), near.toSorted());
    }),
  );
});

test('findCorrections finds a long word again behind two slips within it', () => {
  const long = 'inheritance encapsulation destructuring serialization concurrency'.split(' ');
  const own = makeSpeller(long);
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.integer({ min: 2, max: 5 }), (word, at) => {
      const dropped = word.slice(0, at) + word.slice(at + 1);
      const typed = `${dropped.slice(0, -2)}q${dropped.slice(-1)}`;
      assert.deepEqual(findCorrections(own, typed), [{ word, edits: 2 }]);
    }),
  );
});

test('findCorrections gives none that is farther than another', () => {
  const typed = 'serializatoin';
  for (const known of [
    ['serialzatin', 'serialization'],
    ['serialization', 'serialzatin'],
  ])
    assert.deepEqual(list(known, typed), ['serialization']);
});

test('findCorrections gives the same words whatever order they were learned in', () => {
  fc.assert(
    fc.property(fc.array(shortWord, { maxLength: 12 }), shortWord, (known, typed) =>
      assert.deepEqual(list(known, typed), list(known.toReversed(), typed)),
    ),
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
