import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { measureEdits } from './edit-distance.ts';

test('measureEdits counts a swap of neighbours as one edit', () => {
  assert.equal(measureEdits('hoisitng', 'hoisting', 2), 1);
  assert.equal(measureEdits('pyhton', 'python', 2), 1);
  assert.equal(measureEdits('ypthon', 'python', 2), 1);
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

/** Few letters, so that words meet. */
const near = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
/** More than any two of these words are apart. */
const far = 20;

test('measureEdits is 0 for a word and itself alone', () => {
  fc.assert(fc.property(near, near, (a, b) => assert.equal(measureEdits(a, b, far) === 0, a === b)));
});

test('measureEdits never asks for more edits than were made', () => {
  const edits = fc.array(fc.tuple(fc.nat(6), fc.constantFrom('', 'x', 'y')), { maxLength: 4 });
  fc.assert(
    fc.property(near, edits, (word, made) => {
      const typed = made.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), word);
      assert.ok(measureEdits(word, typed, far) <= made.length);
    }),
  );
});

test('measureEdits looks only at what differs between two words', () => {
  fc.assert(
    fc.property(near, near, near, (a, b, same) => {
      const edits = measureEdits(a, b, far);
      assert.equal(measureEdits(same + a, same + b, far), edits);
      assert.equal(measureEdits(a + same, b + same, far), edits);
    }),
  );
});

test('measureEdits gives the same number with a limit, or one beyond the limit', () => {
  fc.assert(
    fc.property(near, near, fc.nat(5), (a, b, most) => {
      const edits = measureEdits(a, b, far);
      const limited = measureEdits(a, b, most);
      if (edits <= most) assert.equal(limited, edits);
      else assert.ok(limited > most);
    }),
  );
});

test('measureEdits is the same both ways', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(fc.property(word, word, (a, b) => assert.equal(measureEdits(a, b, 9), measureEdits(b, a, 9))));
});
