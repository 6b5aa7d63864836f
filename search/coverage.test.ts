import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { bandOf } from './coverage.ts';
import { findTopics } from './find-topics.ts';
import { makeIndex } from './index.ts';
import { makeExample } from './testing/example-topic.ts';
import { sampleIndex } from './testing/sample-index.ts';
import { sampleNaming } from './testing/sample-naming.ts';

const coverageOf = (question: string, key: string): number =>
  findTopics(sampleIndex, question, { limit: 30 }).find((one) => one.key === key)?.coverage ?? 0;

test('bandOf answers from a half, hedges from a quarter, and is foreign below', () => {
  assert.equal(bandOf(0.5), 'sure');
  assert.equal(bandOf(0.49), 'hedged');
  assert.equal(bandOf(0.25), 'hedged');
  assert.equal(bandOf(0.24), 'foreign');
});

test('bandOf never trusts a lower coverage more', () => {
  const bands = ['foreign', 'hedged', 'sure'];
  const coverage = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(coverage, coverage, (a, b) => {
      const [low, high] = [bandOf(Math.min(a, b)), bandOf(Math.max(a, b))];
      assert.ok(bands.indexOf(low) <= bands.indexOf(high));
    }),
  );
});

test('coverage falls with every word that no topic holds', () => {
  const unknown = ['zebra', 'umbrella', 'kangaroo', 'marmalade'];
  const values = unknown.map((_, count) =>
    coverageOf(['closure', ...unknown.slice(0, count)].join(' '), 'javascript/closures'),
  );
  assert.deepEqual(
    values,
    values.toSorted((a, b) => b - a),
  );
  assert.equal(new Set(values).size, values.length);
  assert.ok(values.every((value) => value > 0));
});

test('coverage does not change with words that say nothing', () => {
  const polite = fc.shuffledSubarray([
    'please',
    'could',
    'you',
    'explain',
    'me',
    'the',
    'thanks',
    'hello',
    'really',
  ]);
  fc.assert(
    fc.property(polite, polite, (before, after) =>
      assert.equal(
        coverageOf([...before, 'pointers', 'zebra', ...after].join(' '), 'cpp/pointers'),
        coverageOf('pointers zebra', 'cpp/pointers'),
      ),
    ),
  );
});

test('coverage does not depend on the order of words', () => {
  const words = ['pointer', 'closure', 'zebra', 'selector', 'decorator', 'hoisting'];
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: 1 }), (some) => {
      for (const { key, coverage } of findTopics(sampleIndex, some.toSorted().join(' '), { limit: 9 }))
        assert.ok(Math.abs(coverage - coverageOf(some.join(' '), key)) < 1e-9, key);
    }),
  );
});

test('coverage takes an everyday word for proof only where a title or an alias holds it', () => {
  const topics = [
    makeExample({ key: 'python/animals', title: 'Animals' }),
    makeExample({
      key: 'python/classes',
      title: 'Classes',
      description: 'A class of dogs, such as animals.',
    }),
  ];
  const [named, told] = findTopics(makeIndex(topics, sampleNaming), 'animals', { limit: 2 });
  assert.partialDeepStrictEqual(named, { key: 'python/animals', coverage: 1 });
  assert.partialDeepStrictEqual(told, { key: 'python/classes', coverage: 0 });
});
