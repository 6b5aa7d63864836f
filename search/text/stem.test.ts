import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stemWord } from './stem.ts';

const families = [
  'closure closures',
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
