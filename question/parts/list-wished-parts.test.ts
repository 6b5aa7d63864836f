import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '#search/testing/arbitrary-text.ts';
import { listWishedParts } from './list-wished-parts.ts';

const rows: readonly (readonly [message: string, parts: readonly string[]])[] = [
  [
    "I keep bees. I'd like a program that reads my notes from a text file, tells me which hives weren't opened, and prints a sheet for the next round. I know nothing yet.",
    [
      'reads my notes from a text file',
      "tells me which hives weren't opened",
      'prints a sheet for the next round',
    ],
  ],
  [
    'want a page where you pick a tool, see the days its free on a little calendar and it works out the late fee. ive done html only',
    ['you pick a tool', 'see the days its free on a little calendar', 'it works out the late fee'],
  ],
  [
    'menu board page for my food truck, dishes in cards 3 wide on the tablet, sold out ones greyed with a badge, and a pop up with the allergens. i know html',
    [
      'dishes in cards 3 wide on the tablet',
      'sold out ones greyed with a badge',
      'a pop up with the allergens',
    ],
  ],
  [
    'Goal is a small library for container numbers: verify the check digit, give back a typed result, and ship type declarations that others can import. 45 min on the train.',
    ['verify the check digit', 'give back a typed result', 'ship type declarations that others can import'],
  ],
  [
    'Je voudrais finir avec une page de soins : voir chaque âne avec sa fiche, cocher vermifuge et sabots, et filtrer ceux qui sont en retard.',
    ['voir chaque âne avec sa fiche', 'cocher vermifuge et sabots', 'filtrer ceux qui sont en retard'],
  ],
  [
    'Per la sagra: un modulo che prende nome e coperti, che si blocca quando i 300 posti sono finiti, e una lista per tavolo da stampare.',
    [
      'un modulo che prende nome e coperti',
      'che si blocca quando i 300 posti sono finiti',
      'una lista per tavolo da stampare',
    ],
  ],
];
for (const [message, parts] of rows)
  test(`what a thing has to do is heard: ${message.slice(0, 50)}`, () => {
    assert.deepEqual(listWishedParts(message), parts);
  });

for (const message of [
  '',
  'make me a plan for Python, 30 minutes a day, only at weekends, please',
  'My wife says I am too old, my sons laugh, and my boss does not care.',
  'how do I make a page where people book a seat, pay and get a ticket?',
  'I am a nurse, I work nights, and I know nothing about computers',
  'I want to get from payroll clerk to data analyst at my own company, opening comes up in spring. Plan me the weeks',
  'want to redo my portfolio in tailwind, got 5 evenings for it',
  'Everything about JSON that a tester needs. Monday to Thursday, 9:00 to 9:45',
])
  test(`nothing is made a part of a thing here: ${message.slice(0, 50)}`, () => {
    assert.deepEqual(listWishedParts(message), []);
  });

test('every part stands in the message as it was written, and there are at most five', () => {
  fc.assert(
    fc.property(arbitraryText, (message) => {
      const parts = listWishedParts(message);
      const said = message.replaceAll(/\s+/gu, ' ');
      for (const part of parts) assert.ok(said.includes(part), part);
      assert.ok(parts.length <= 5);
    }),
  );
});
