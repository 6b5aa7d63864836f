import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadLibraryContent } from '#content/library.ts';
import { makeNames } from '#search/query/names.ts';
import { arbitraryText } from '#search/testing/arbitrary-text.ts';

import { findGoals } from './find-goals.ts';
import { indexGoals, noGoals } from './goal-index.ts';

const content = await loadLibraryContent();
const index = indexGoals(content.goals, content.wishes);
const names = makeNames({ technologies: content.roadmaps, ...content.names });
const find = (text: string, terms = text) => findGoals(index, names, { text, terms });

const wishes = [
  ["I want to make a site for my mom's bakery with all prices, I have 14 days", 'restaurant-menu'],
  ['i would like to build a page about my two rabbits with photos', 'pet-page'],
  ['please help me to program the old snake game where it eats apples', 'snake-game'],
  ['I need to track where all my money goes every month, in C#', 'household-budget'],
  ['my wedding is in june and I want to send the guests an invitation as a web page', 'party-invitation'],
  ['ich möchte eine Seite über meinen Hund machen', 'pet-page'],
  ['quiero una página con el menú y los precios de mi restaurante', 'restaurant-menu'],
] as const;

for (const [message, id] of wishes) {
  test(`findGoals(index, names, "${message}") finds ${id}`, () => {
    const { goals, grade } = find(message);
    assert.equal(goals[0]?.id, id);
    assert.notEqual(grade, 'lost');
  });
}

test('findGoals(index, names, message) finds a goal whose bare name is all that is typed, and is not sure of it', () => {
  for (const [name, id] of [
    ['pong', 'pong-game'],
    ['hangman in Ruby', 'hangman'],
    ['a to-do list', 'to-do-list'],
  ] as const) {
    const { goals, grade } = find(name);
    assert.deepEqual([goals[0]?.id, grade], [id, 'likely'], name);
  }
});

const others = [
  'what is a variable',
  'how long does it take to learn Python',
  'what is the difference between a list and a tuple?',
  'TypeError: Cannot read properties of undefined (reading map)',
  'teach me Java in 30 days, 45 minutes a day',
  'is snake a good name for a variable',
  'who invented chess',
  'hello',
];

for (const message of others) {
  test(`findGoals(index, names, "${message}") is not sure of any`, () => {
    assert.notEqual(find(message).grade, 'sure');
  });
}

test('findGoals(index, names, message) gives at most three goals, none twice, whatever is typed', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const ids = find(text).goals.map(({ id }) => id);
      assert.ok(ids.length <= 3);
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual(find(text), find(text));
    }),
  );
});

test('findGoals(index, names, message) finds nothing where there are no goals', () => {
  const text = 'I want to build a page about my dog';
  assert.deepEqual(findGoals(noGoals, names, { text, terms: text }).goals, []);
});
