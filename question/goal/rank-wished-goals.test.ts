import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '#search/testing/arbitrary-text.ts';

import { indexGoals, noGoals } from './goal-index.ts';
import { rankWishedGoals } from './rank-wished-goals.ts';
import { sampleGoalIndex, sampleGoals } from './testing/sample-goals.ts';

const rows = [
  ['a photo of my dog', 'pet-page'],
  ["grandma's bread", 'recipe-box'],
  ['how much rain fell', 'weather-log'],
  ['I want to sell green tea', 'tea-shop'],
  ['a page about a pet', 'pet-page'],
] as const;

for (const [message, id] of rows) {
  test(`rankWishedGoals(index, "${message}") puts ${id} first`, () => {
    assert.equal(rankWishedGoals(sampleGoalIndex, message)[0]?.id, id);
  });
}

test('rankWishedGoals(index, message) gives nothing where no goal holds a word, and where there is no goal', () => {
  assert.deepEqual(rankWishedGoals(sampleGoalIndex, 'zebra'), []);
  assert.deepEqual(rankWishedGoals(noGoals, 'a page about a pet'), []);
});

test('rankWishedGoals(index, message) orders any text by score, with shares that add up to at most one', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const ranked = rankWishedGoals(sampleGoalIndex, text);
      assert.deepEqual(
        ranked,
        ranked.toSorted((one, other) => other.score - one.score),
      );
      assert.ok(ranked.reduce((sum, { share }) => sum + share, 0) < 1.0001);
      assert.ok(ranked.every(({ score, share }) => score > 0 && share > 0));
    }),
  );
});

test('rankWishedGoals(index, message) finds a goal by words that people type for it and it does not say itself', () => {
  const bare = indexGoals(sampleGoals, {});
  assert.deepEqual(rankWishedGoals(bare, 'hamster'), []);
  assert.equal(rankWishedGoals(sampleGoalIndex, 'hamster')[0]?.id, 'pet-page');
});
