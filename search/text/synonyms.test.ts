import assert from 'node:assert/strict';
import { test } from 'node:test';

import { phrasings } from '../../lexicon/text/phrasings.ts';
import { synonyms } from '../../lexicon/text/synonyms.ts';
import { keyPhrase, listRun, stemPhrase } from './phrases.ts';
import { beginsPhrase, findSynonyms, keepRare } from './synonyms.ts';

const listWays = (phrase: string): string[] => findSynonyms(stemPhrase(phrase)).map((way) => way.join(' '));
const asFound = (phrase: string): string => keepRare(stemPhrase(phrase)).join(' ');

test('findSynonyms finds each word of a line by every other word of it', () => {
  for (const line of synonyms)
    for (const typed of line)
      for (const meant of line) {
        if (asFound(meant) === '' || asFound(meant) === asFound(typed)) continue;
        assert.ok(listWays(typed).includes(asFound(meant)), `${typed}: ${meant}`);
      }
});

test("findSynonyms finds a learner's word by the documentation's, in any form", () => {
  for (const [typed, meant] of [
    ['photos', 'image'],
    ['big O', 'time complexity'],
    ['centre', 'center'],
    ['hash map', 'dictionary'],
    ['deleting', 'remove'],
    ['the folder', 'directory'],
    ['error', 'exceptions'],
    ['went wrong', 'exception'],
  ] as const)
    assert.ok(listWays(typed).includes(asFound(meant)), typed);
});

test('findSynonyms turns what learners say into names, and no name into what they say', () => {
  assert.ok(listWays('jump out').includes(asFound('break')));
  assert.ok(!listWays('break').includes(asFound('jump out')));
});

test('findSynonyms can be asked for every phrase of the lexicon, which none is too long for', () => {
  for (const phrase of [...synonyms, ...phrasings.map(([said]) => said)].flat()) {
    const stems = stemPhrase(phrase);
    const whole = listRun(
      stems,
      stems.findIndex((stem) => !'a the'.includes(stem)),
    ).map(({ stem }) => stem);
    assert.equal(whole.join(' '), keyPhrase(stemPhrase(phrase)), phrase);
    assert.notEqual(whole.length, 0, phrase);
  }
});

test('findSynonyms knows no other word for what is in no line', () => {
  for (const phrase of ['kettle', 'silver kettle', 'zxqv', '']) assert.deepEqual(listWays(phrase), []);
});

test('findSynonyms gives no way twice and none without words', () => {
  for (const phrase of synonyms.flat()) {
    const ways = listWays(phrase);
    assert.equal(new Set(ways).size, ways.length, phrase);
    assert.ok(!ways.includes(''), phrase);
  }
});

test('beginsPhrase knows the first word of every phrase that has another', () => {
  for (const phrase of synonyms.flat()) {
    const [first = ''] = stemPhrase(phrase);
    assert.ok(beginsPhrase(first) || findSynonyms(stemPhrase(phrase)).length === 0, phrase);
  }
  assert.ok(!beginsPhrase('kettle'));
});

test('keepRare leaves small words out, and everyday words of code unless there is nothing else', () => {
  assert.deepEqual(keepRare(['what', 'is', 'a', 'closure']), ['closure']);
  assert.deepEqual(keepRare(['for', 'loop']), ['loop']);
  assert.deepEqual(keepRare(['for', 'the', 'while']), ['for', 'while']);
});
