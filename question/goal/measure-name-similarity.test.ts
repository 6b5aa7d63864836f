import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '#search/testing/arbitrary-text.ts';

import { listNamingWords } from './list-naming-words.ts';
import { measureNameSimilarity } from './measure-name-similarity.ts';
import { sampleGoalIndex } from './testing/sample-goals.ts';

const { vocabulary, goals } = sampleGoalIndex;
const measure = (message: string, id: string) =>
  measureNameSimilarity(
    sampleGoalIndex,
    listNamingWords(message, vocabulary),
    goals.findIndex((goal) => goal.id === id),
  );

test('listNamingWords(text, vocabulary) leaves out small words, numbers and words of wishing', () => {
  assert.deepEqual(listNamingWords('I want to build a recipe box in 14 days', vocabulary), ['recip', 'box']);
  assert.deepEqual(listNamingWords('please help me to make it', vocabulary), []);
});

test('measureNameSimilarity(index, message, place) is 1 where a message names nothing but the goal', () => {
  assert.ok(Math.abs(measure('I want to make a recipe box', 'recipe-box') - 1) < 1e-9);
  assert.ok(Math.abs(measure('a recipe box with Vue', 'recipe-box') - 1) < 1e-9);
});

test('measureNameSimilarity(index, message, place) takes no technology for a goal', () => {
  for (const { id } of goals) assert.equal(measure('Python, HTML and Vue', id), 0, id);
});

test('measureNameSimilarity(index, message, place) falls with all else that is named', () => {
  const [whole, more, other] = [
    'a weather log',
    'a weather log with rain for the farm of my uncle',
    'a shop for tea',
  ].map((message) => measure(message, 'weather-log'));
  assert.ok(whole !== undefined && more !== undefined && whole > more && more > 0);
  assert.equal(other, 0);
});

test('measureNameSimilarity(index, message, place) is between 0 and 1 for any text', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      for (const { id } of goals) {
        const similarity = measure(text, id);
        assert.ok(similarity >= 0 && similarity <= 1 + 1e-9, text);
      }
    }),
  );
});
