import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { loadRequirements } from '#content/library.ts';

import { compileAsk } from './compile-ask.ts';
import { findRequirements, indexRequirements } from './requirement-index.ts';

const index = indexRequirements(await loadRequirements());

for (const [ask, said, isAsked] of [
  ['tap..call', 'tap to call us', true],
  ['tap..call', 'you tap the number and then it will call', false],
  ['phone n*', 'a phone number', true],
  ['phone n*', 'a telephone number', false],
  ['dark mode | night mode', 'with a night mode', true],
  ['book*..seat', 'booking of a seat', true],
  ['seat', 'seats', false],
] as const) {
  test(`"${ask}" is ${isAsked ? '' : 'not '}asked for by "${said}"`, () => {
    assert.equal(compileAsk(ask).test(said), isAsked);
  });
}

for (const [message, ids] of [
  [
    'lost dog page with photo, phone nr that dials when you tap it, and something i can print',
    ['photo-gallery', 'call-by-tap', 'print-or-pdf'],
  ],
  [
    'menu for food truck that opens on a qr code, vegan filter, sold out stickers',
    ['qr-code', 'filter-and-sort', 'badges'],
  ],
  [
    'script that reads a csv of members, reports broken rows with their line number and does a dry run',
    ['broken-rows', 'trial-run'],
  ],
  [
    'haushaltsbuch mit kassenstand nach jedem eintrag und vergleich zum vorjahr',
    ['running-balance', 'compared-with-before'],
  ],
  [
    'i inherited an old php project, want to write tests for it first and refactor long functions',
    ['old-code-audited', 'first-test', 'smaller-functions'],
  ],
] as const) {
  test(`hears what is asked for in "${message}"`, () => {
    const found = findRequirements(index, message);
    for (const id of ids) assert.ok(found.includes(id), `${id} is not among ${found.join(', ')}`);
  });
}

for (const message of [
  'what is a closure',
  'I want to learn Python in 30 days',
  'make me a plan',
  'why does my loop never end',
  'thank you so much',
  'i never remember which join throws rows away',
])
  test(`hears nothing that a thing has to do in "${message}"`, () => {
    assert.deepEqual(findRequirements(index, message), []);
  });

test('any message is read, and what it asks for is named once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const found = findRequirements(index, message);
      assert.equal(new Set(found).size, found.length);
    }),
  );
});
