import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { shareLines } from './share-lines.ts';

test('shareLines gives longer sittings more lines', () => {
  assert.deepEqual(shareLines(4, [15, 45]), [
    { from: 0, to: 1 },
    { from: 1, to: 4 },
  ]);
  assert.deepEqual(shareLines(3, [30]), [{ from: 0, to: 3 }]);
  assert.deepEqual(shareLines(2, [10, 10, 10]), [
    { from: 0, to: 1 },
    { from: 1, to: 1 },
    { from: 1, to: 2 },
  ]);
});

test('shareLines gives every line to one sitting, and a sitting none only if there are too few', () => {
  const minutes = fc.array(fc.integer({ min: 1, max: 240 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), minutes, (lines, sittings) => {
      const shares = shareLines(lines, sittings);
      assert.equal(shares[0]?.from, 0);
      assert.equal(shares.at(-1)?.to, lines);
      assert.ok(shares.every(({ from }, at) => from === (shares[at - 1]?.to ?? 0)));
      const isEnough = lines >= sittings.length;
      assert.ok(shares.every(({ from, to }, at) => from < to || (from === to && at > 0 && !isEnough)));
    }),
  );
});
