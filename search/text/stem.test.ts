import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { stemWord } from './stem.ts';
import { arbitraryWord } from '../testing/arbitrary-text.ts';

const families = [
  'closure closures',
  'access accesses',
  'address addresses addressing',
  'class classes',
  'query queries',
  'branch branches',
  'cache caches caching cached',
  'validate validates validating validated validation validator',
  'animate animation animating',
  'commit commits committed committing',
  'recursion recursive',
  'style styles styling styled',
  'database databases',
  'configure configuration configuring',
].map((line) => line.split(' '));

test('stemWord joins the forms of a word', () => {
  for (const family of families) assert.equal(new Set(family.map(stemWord)).size, 1, family.join(' '));
});

test('stemWord keeps different words apart', () => {
  assert.equal(new Set(families.map(([word = '']) => stemWord(word))).size, families.length);
  for (const [a, b] of [
    ['react', 'reactive'],
    ['state', 'statement'],
    ['string', 'str'],
    ['form', 'format'],
    ['direct', 'directive'],
  ]) {
    assert.notEqual(stemWord(a ?? ''), stemWord(b ?? ''));
  }
});

test('stemWord leaves alone what is no plural and what holds symbols', () => {
  for (const word of [
    'css',
    'icing',
    'aged',
    'canvas',
    'alias',
    'status',
    'this',
    'string',
    'c++',
    'unique_ptr',
    'es6',
    'функции',
  ]) {
    assert.equal(stemWord(word), word);
  }
});

test('stemWord leaves something of every word and never makes it longer', () => {
  const endings = fc.constantFrom('', 's', 'es', 'ies', 'ing', 'ed', 'ation', 'ization', 'ment', 'ive', 'e');
  fc.assert(
    fc.property(arbitraryWord, endings, (word, ending) => {
      const stem = stemWord(word + ending);
      assert.ok(stem.length > 0 && stem.length <= word.length + ending.length, stem);
      assert.equal(stem[0], word[0]);
    }),
  );
});

test('stemWord takes a plural for its singular', () => {
  const nouns =
    'button pointer server folder token worker thread cursor vector matrix index branch match box';
  for (const noun of nouns.split(' ')) {
    const plural = /(?:x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
    assert.equal(stemWord(plural), stemWord(noun), plural);
  }
});

test('stemWord changes nothing but plain small letters', () => {
  fc.assert(
    fc.property(arbitraryWord, fc.constantFrom('1', '_', '+', 'é', 'ж', 'A', '-'), (word, sign) =>
      assert.equal(stemWord(`${word}${sign}s`), `${word}${sign}s`),
    ),
  );
});
