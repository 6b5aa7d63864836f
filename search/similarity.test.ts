import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findTopics } from './find-topics.ts';
import { makeIndex } from './index.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleIndex } from './testing/sample-index.ts';
import { sampleNaming } from './testing/sample-naming.ts';

const similarityOf = (question: string, key: string): number =>
  findTopics(sampleIndex, question, { limit: 30 }).find((one) => one.key === key)?.similarity ?? 0;

test('a question that is the title is as similar as can be, in any words around it', () => {
  for (const question of ['Closures', 'closure', 'what are closures', 'please explain closures to me'])
    assert.equal(similarityOf(question, 'javascript/closures').toFixed(6), '1.000000', question);
});

test('a question is less similar the more it asks besides', () => {
  const values = ['linked lists', 'linked lists and zebras', 'linked lists and zebras or kettles'].map(
    (question) => similarityOf(question, 'dsa/linked-lists'),
  );
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  assert.equal(new Set(values).size, values.length);
});

test('a question is less similar to a title that says more than it', () => {
  assert.ok(similarityOf('lists', 'python/lists') > similarityOf('lists', 'dsa/linked-lists'));
});

test('the title counts for more than an alias, and an alias for more than a question of learners', () => {
  const topics = [
    makeExample({ key: 'python/a', title: 'Silver kettle' }),
    makeExample({ key: 'python/b', aliases: ['silver kettle'] }),
    makeExample({ key: 'python/c', questions: ['silver kettle'] }),
    makeExample({
      key: 'python/d',
      questions: ['why is my old silver kettle gone'],
      description: 'old, gone',
    }),
  ];
  const found = findTopics(makeIndex(topics, sampleNaming), 'silver kettle', { limit: 9 });
  const values = topics.map(({ key }) => found.find((one) => one.key === key)?.similarity ?? 0);
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  assert.equal(new Set(values).size, values.length);
});

test('similarity does not depend on the order of the words of a question', () => {
  const words = ['pointer', 'closure', 'zebra', 'selector', 'decorator', 'hoisting'];
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: 1 }), (some) => {
      for (const { key, similarity } of findTopics(sampleIndex, some.toSorted().join(' '), { limit: 9 }))
        assert.ok(Math.abs(similarity - similarityOf(some.join(' '), key)) < 1e-9, key);
    }),
  );
});
