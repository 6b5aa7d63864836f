import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { FindableTopic } from './findable-topic.ts';
import { findTopics } from './find-topics.ts';
import { makeIndex, type TopicIndex } from './index.ts';
import { sampleIndex } from './testing/sample-index.ts';
import { sampleNaming } from './testing/sample-naming.ts';
import { sampleTopics } from './testing/sample-topics.ts';

const byTechnology = Map.groupBy(sampleTopics, ({ technology }) => technology);
const someTechnologies = fc.shuffledSubarray([...byTechnology.keys()]);
const collect = (technologies: readonly string[]): FindableTopic[] =>
  technologies.flatMap((technology) => byTechnology.get(technology) ?? []);

/** All of an index that can be compared. */
const compareAs = ({ topics, ranges, postings, vocabulary, alphabet }: TopicIndex) => ({
  topics,
  ranges,
  postings: [...postings].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  vocabulary: new Map([...vocabulary].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  alphabet,
});

test('makeIndex makes the same index whatever order the technologies come in', () => {
  fc.assert(
    fc.property(someTechnologies, (order) => {
      const made = makeIndex(collect(order), sampleNaming);
      assert.deepEqual(compareAs(made), compareAs(makeIndex(collect(order.toSorted()), sampleNaming)));
    }),
  );
});

test('makeIndex keeps every topic, in one range for each technology', () => {
  fc.assert(
    fc.property(someTechnologies, (order) => {
      const { topics, ranges } = makeIndex(collect(order), sampleNaming);
      assert.deepEqual([...ranges.keys()].toSorted(), order.toSorted());
      for (const [technology, { start, end }] of ranges)
        assert.deepEqual(topics.slice(start, end), byTechnology.get(technology));
    }),
  );
});

test('makeIndex lists words in the order of the alphabet, each once, and spells no other', () => {
  const { alphabet, vocabulary, speller } = sampleIndex;
  for (const [at, word] of alphabet.entries()) {
    assert.ok(at === 0 || (alphabet[at - 1] ?? '') < word, word);
    assert.ok(vocabulary.has(word) && speller.known.has(word), word);
  }
  assert.equal(alphabet.length, vocabulary.size);
});

test('makeIndex makes an index of nothing, in which nothing is found', () => {
  const index = makeIndex([], sampleNaming);
  for (const question of ['closure', '', 'what is python'])
    for (const search of [{ limit: 3 }, { limit: 3, technology: 'python' }, { limit: 3, typing: true }])
      assert.deepEqual(findTopics(index, question, search), []);
});

test('makeIndex lets every topic be found first by its title among its own', () => {
  const { topics } = sampleIndex;
  for (const { key, title, technology } of topics.filter((one) => one.title !== 'Comparison'))
    assert.equal(findTopics(sampleIndex, title, { technology, limit: 1 })[0]?.key, key, title);
});

test('makeIndex lets every topic be found by each of its aliases', () => {
  for (const { key, aliases, technology } of sampleIndex.topics)
    for (const alias of aliases) {
      const found = findTopics(sampleIndex, alias, { technology, limit: 2 }).map((one) => one.key);
      assert.ok(found.includes(key), `${alias}: ${found.join(', ')}`);
    }
});
