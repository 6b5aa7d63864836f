import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { measureEdits } from './edit-distance.ts';

test('measureEdits counts a swap of neighbours as one edit', () => {
  assert.equal(measureEdits('hoisitng', 'hoisting', 2), 1);
  assert.equal(measureEdits('pyhton', 'python', 2), 1);
});

test('measureEdits counts letters put, dropped and changed', () => {
  assert.equal(measureEdits('dictonary', 'dictionary', 2), 1);
  assert.equal(measureEdits('arrray', 'array', 2), 1);
  assert.equal(measureEdits('loup', 'loop', 2), 1);
  assert.equal(measureEdits('same', 'same', 2), 0);
});

test('measureEdits stops counting past the most that is asked for', () => {
  assert.equal(measureEdits('closure', 'database', 2), 3);
  assert.equal(measureEdits('a', 'abcdef', 2), 3);
});

test('measureEdits is the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(fc.property(word, word, (a, b) => assert.equal(measureEdits(a, b, 9), measureEdits(b, a, 9))));
});
