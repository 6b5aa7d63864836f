import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { measureEdits } from '../text/edit-distance.ts';
import { measureSlips } from './measure-slips.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });

test('measureSlips(typed, word, most).whole is the distance of the two words', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, other, most) => {
      assert.equal(
        measureSlips(typed, other, most).whole,
        Math.min(measureEdits(typed, other, most), most + 1),
      );
    }),
  );
});

test('measureSlips(typed, word, most) counts two neighbors that are swapped as one slip, wherever they are', () => {
  fc.assert(
    fc.property(word, word, (head, tail) => {
      const [swapped, right] = [`${head}xy${tail}`, `${head}yx${tail}`];
      assert.equal(measureSlips(swapped, right, 2).whole, 1);
      assert.equal(measureSlips(`xy${tail}`, `yx${tail}`, 2).whole, 1);
    }),
  );
});

test('measureSlips(typed, word, most).begun is the distance to the nearest beginning of the word', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const starts = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end));
      const nearest = Math.min(...starts.map((start) => measureEdits(typed, start, 2)), 3);
      assert.equal(measureSlips(typed, other, 2).begun, nearest);
    }),
  );
});
