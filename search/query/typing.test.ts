import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { stopWords } from '../../lexicon/text/stop-words.ts';
import { findTopics } from '../find-topics.ts';
import { sampleIndex } from '../testing/sample-index.ts';
import { readQuestion } from './question-words.ts';
import { completeWord } from './typing.ts';

const complete = (typed: string) => completeWord(sampleIndex, typed, readQuestion(sampleIndex, typed));
const endings = (typed: string): string[] =>
  (complete(typed).at(-1)?.options ?? []).map(({ stems }) => stems.join(' '));

test('completeWord adds to the last word those that begin with it', () => {
  assert.ok(endings('clos').includes('closur'));
  assert.ok(endings('what is a poi').includes('pointer'));
  for (const stem of endings('se')) assert.ok(stem.startsWith('se'), stem);
});

test('completeWord leaves alone what is followed by a space, and a text without words', () => {
  for (const typed of ['clos ', 'clos\n', '', '   '])
    assert.deepEqual(complete(typed), readQuestion(sampleIndex, typed), JSON.stringify(typed));
});

test('completeWord completes the last word alone', () => {
  const [first] = complete('poi clos');
  assert.equal(first?.text, 'poi');
  assert.ok(!first.options.some(({ stems }) => stems.includes('pointer')));
});

test('completeWord proposes few words, however many begin so', () => {
  for (const typed of 'abcdefghijklmnopqrstuvwxyz') assert.ok(endings(typed).length <= 13, typed);
});

test('completeWord counts a word that is begun for less than one that is whole', () => {
  for (const { stems, weight } of complete('pointer').at(-1)?.options ?? [])
    assert.ok(stems[0] === 'pointer' || weight < 1);
});

test('findTopics with typing finds a topic at every letter from the fourth of its title on', () => {
  const titled = sampleIndex.topics.filter(
    ({ title }) => /^[A-Z][a-z]{4,}$/.test(title) && !stopWords.has(title.toLowerCase()),
  );
  fc.assert(
    fc.property(fc.constantFrom(...titled), fc.integer({ min: 4, max: 20 }), (topic, letters) => {
      const found = findTopics(sampleIndex, topic.title.slice(0, letters), { typing: true, limit: 8 });
      assert.ok(
        found.some(({ key }) => key === topic.key),
        topic.title.slice(0, letters),
      );
    }),
  );
});
