import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findByWords, findTopics } from './find-topics.ts';
import { readQuestion } from './query/question-words.ts';
import { listNgrams } from './text/n-grams.ts';
import { makeIndex } from './index.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleNaming } from './testing/sample-naming.ts';
import { arbitraryText } from './testing/arbitrary-text.ts';
import { sampleIndex } from './testing/sample-index.ts';

const find = (question: string, technology?: string) =>
  findTopics(sampleIndex, question, technology === undefined ? { limit: 9 } : { limit: 9, technology });
const keys = (question: string) => find(question).map(({ key }) => key);
const coverage = (translated: boolean) =>
  findTopics(sampleIndex, 'closure zebra', { limit: 1, translated })[0]?.coverage ?? 0;
const technologies = [...sampleIndex.ranges.keys()];
const terms = ['pointer', 'closure', 'zebra', 'selector', 'decorator', 'hoisting', 'recursion', 'flexbox'];
const someTerms = fc.shuffledSubarray(terms, { minLength: 1 });

test('findTopics gives the best first, each topic once', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const found = find(text);
      for (const [at, { score }] of found.entries())
        assert.ok(at === 0 || score <= (found[at - 1]?.score ?? 0));
      assert.equal(new Set(found.map(({ key }) => key)).size, found.length);
    }),
  );
});

test('findTopics gives fewer topics with a lower limit, and the same ones first', () => {
  fc.assert(
    fc.property(arbitraryText, fc.nat(9), (text, limit) =>
      assert.deepEqual(findTopics(sampleIndex, text, { limit }), find(text).slice(0, limit)),
    ),
  );
});

test('findTopics finds the same topics whatever order the words are in, however often they are said', () => {
  fc.assert(
    fc.property(someTerms, (some) => {
      const sorted = some.toSorted().join(' ');
      assert.deepEqual(new Set(keys(some.join(' '))), new Set(keys(sorted)));
      assert.deepEqual(find(`${sorted} ${sorted}`), find(sorted));
    }),
  );
});

test('findTopics makes no difference between upper and lower case, and none between kinds of spaces', () => {
  fc.assert(
    fc.property(someTerms, fc.constantFrom('  ', '\n', '\t', '\u00a0'), (some, space) => {
      assert.deepEqual(find(some.join(' ').toUpperCase()), find(some.join(' ')));
      assert.deepEqual(find(some.join(space)), find(some.join(' ')));
    }),
  );
});

test('findTopics finds in one technology nothing but its topics, and no other name for them', () => {
  fc.assert(
    fc.property(arbitraryText, fc.constantFrom(...technologies), (text, technology) => {
      for (const found of find(text, technology)) assert.equal(found.technology, technology);
    }),
  );
});

test('findTopics finds every topic that a word of the question is in, up to the limit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...terms), fc.constantFrom(...technologies), (term, technology) => {
      const all = findTopics(sampleIndex, term, { limit: 30 }).filter((one) => one.technology === technology);
      const own = new Set(find(term, technology).map(({ key }) => key));
      for (const { key } of all) assert.ok(own.has(key), `${term}: ${key}`);
    }),
  );
});

test('findTopics with one more word that a topic is called by never puts another before it', () => {
  for (const [vague, clear, key] of [
    ['values', 'values in a list', 'python/lists'],
    ['function', 'function decorators', 'python/decorators'],
    ['events', 'events on click', 'javascript/events'],
    ['join', 'left join', 'sql/left-and-right-join'],
  ] as const) {
    assert.equal(find(clear)[0]?.key, key, clear);
    const [before, after] = [vague, clear].map((text) => find(text).findIndex((one) => one.key === key));
    assert.ok((after ?? 9) <= (before === -1 ? 9 : (before ?? 9)), clear);
  }
});

test('findByWords finds what findTopics finds for the same question', () => {
  fc.assert(
    fc.property(arbitraryText, fc.constantFrom(undefined, 'python', 'cobol'), (text, technology) => {
      const search = technology === undefined ? { limit: 5 } : { limit: 5, technology };
      const words = readQuestion(sampleIndex, text);
      assert.deepEqual(
        findByWords(sampleIndex, words, { ...search, ngrams: listNgrams(text) }),
        findTopics(sampleIndex, text, search),
      );
    }),
  );
});

test('findTopics trusts a found topic more where unknown words of the question were translated', () => {
  assert.ok(coverage(true) > coverage(false));
});

test('findTopics finds as many topics as are asked for, where that number holds a word', () => {
  const topics = Array.from({ length: 20 }, (_, at) =>
    makeExample({ key: `python/kettle-${at}`, title: 'Kettle' }),
  );
  const index = makeIndex(topics, sampleNaming);
  for (const limit of [1, 12, 20]) assert.equal(findTopics(index, 'kettle', { limit }).length, limit);
});
