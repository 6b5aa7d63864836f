import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { synonyms } from '../../lexicon/text/synonyms.ts';
import { stemPhrase } from '../text/phrases.ts';
import { readPhrase } from './question-phrases.ts';

const read = (text: string, place = 0) => readPhrase(stemPhrase(text), place);
const ways = (text: string, place = 0) =>
  (read(text, place)?.options ?? []).map(({ stems }) => stems.join(' '));

test('readPhrase reads words that mean one thing together as one', () => {
  assert.deepEqual(read('big O of this')?.used, [0, 1]);
  assert.deepEqual(read('what is the big O', 3)?.used, [3, 4]);
  assert.ok(ways('big O').some((way) => way.includes('complex')));
});

test('readPhrase finds the phrase with an article in it, and takes the article for read', () => {
  assert.deepEqual(read('take a commit back'), null);
  assert.deepEqual(read('take the back')?.used, [0, 1, 2]);
});

test('readPhrase takes the longest phrase that is known', () => {
  const [short, long] = [read('object oriented'), read('object oriented programming')];
  assert.equal(short?.used.length, 2);
  assert.equal(long?.used.length, 3);
});

test('readPhrase reads no single word, nothing past the end, and nothing where no phrase begins', () => {
  for (const text of ['photo', 'closure', 'zebra', ''])
    for (const place of [0, 1, 9]) assert.equal(read(text, place), null, text);
  assert.equal(read('red big o'), null);
});

test('readPhrase counts what a phrase means for more than the words it is put in', () => {
  const [own, ...meant] = read('hash map')?.options ?? [];
  assert.ok(own && meant.length > 0);
  for (const one of meant) assert.ok(one.weight > own.weight);
});

test("readPhrase leaves out a phrase's own words where they are only grammar", () => {
  assert.ok(!ways('true false').includes(''));
  for (const way of ways('if else')) assert.ok(!/^(?:if|else)/.test(way), way);
});

test('readPhrase reads every phrase of the lexicon wherever it stands', () => {
  const phrases = synonyms.flat().filter((phrase) => stemPhrase(phrase).length > 1);
  fc.assert(
    fc.property(fc.constantFrom(...phrases), fc.nat(3), (phrase, before) => {
      const typed = [...Array.from({ length: before }, () => 'zebra'), ...stemPhrase(phrase)];
      const found = readPhrase(typed, before);
      assert.ok(found && found.options.length > 0, phrase);
      assert.equal(found.role, 'topic');
      assert.equal(found.used[0], before);
      assert.equal(found.used.at(-1), typed.length - 1);
    }),
  );
});
