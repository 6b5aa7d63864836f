import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { toShares } from './to-shares.ts';

const scores = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 9 });

test('toShares gives shares of one, the larger the higher the score', () => {
  fc.assert(
    fc.property(scores, (all) => {
      const shares = toShares(all);
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
      const pairs = all.map((score, at) => ({ score, share: shares[at] ?? NaN }));
      const sorted = pairs.toSorted((a, b) => a.score - b.score).map(({ share }) => share);
      assert.deepEqual(
        sorted,
        sorted.toSorted((a, b) => a - b),
      );
      assert.ok(shares.every((share) => share >= 0 && share <= 1));
    }),
  );
});

test('toShares does not depend on how high all scores are, nor on their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -99, max: 99 }),
      (all, more) => {
        assert.deepEqual(toShares(all.map((score) => score + more)), toShares(all));
        for (const [at, share] of toShares(all.toReversed()).toReversed().entries())
          assert.ok(Math.abs(share - (toShares(all)[at] ?? NaN)) < 1e-12);
      },
    ),
  );
});

test('toShares gives all to the one that is far above the others, and halves to equals', () => {
  assert.deepEqual(toShares([3000, 0, 1]), [1, 0, 0]);
  assert.deepEqual(toShares([7, 7]), [0.5, 0.5]);
});
