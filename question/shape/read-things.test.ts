import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { readThings } from './read-things.ts';

test('readThings(message) gives what the learner calls the things', () => {
  for (const [message, things] of [
    ['a program that tests me on french words and counts', 'french words'],
    ['a working app for our choir where people tick which rehearsals they come to', 'rehearsals'],
    ['a working app for our choir', 'your choir'],
    ["build the backend for my cousin's cricket league: teams, matches", "your cousin's cricket league"],
    ['I keep a daily weather diary since 1981', 'your daily weather diary'],
    ['something with my model railway would be fun', 'your model railway'],
    ['a page of cats looking for homes', 'cats'],
    ['I have eleven hives and 3 notebooks', 'your hives'],
    ['My niece typed them, about 1,900 ancestors on cards in two boxes', 'your ancestors'],
    ['a screen for the staff room: which beds are free', 'beds'],
    ['it says how many minutes each player got', 'your players'],
    ['a screen that says which puppy is next', 'your puppies'],
  ] as const)
    assert.equal(readThings(message), things, message);
});

test('readThings(message) finds no name where none is said', () => {
  for (const message of [
    '',
    'make me a plan',
    'I want to build an app',
    'a page for my website',
    '42',
    'it has to look nice on my grans ipad',
  ])
    assert.equal(readThings(message), null, message);
});

test('readThings(message) invents no word and no sign', () => {
  fc.assert(
    fc.property(arbitraryText, (message) => {
      const things = readThings(message);
      if (things === null) return;
      const said = message.toLowerCase();
      for (const word of things.replace(/^your\b/u, '').split(' '))
        assert.ok(
          said.replaceAll(/[’‘]/g, "'").includes(word.toLowerCase().replace(/(?:ies|es|s)$/u, '')),
          word,
        );
      assert.match(things, /^[\p{L}\p{M}' -]+$/u);
    }),
  );
});
