import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { packWeights, unpackWeights } from './pack-weights.ts';

const weights = fc
  .array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 80 })
  .map((all) => (all.length % 2 === 0 ? all : all.slice(1)));

test('unpackWeights gives back what was packed, but for the rounding of its steps', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: -9, max: 9, noNaN: true }), (all, bias) => {
      const unpacked = unpackWeights(packWeights({ bias, weights: all }));
      const largest = Math.max(...all.map(Math.abs));
      assert.ok(Math.abs(unpacked.bias - bias) < 0.001);
      assert.equal(unpacked.weights.length, all.length);
      for (const [at, weight] of all.entries()) {
        const after = unpacked.weights[at] ?? NaN;
        assert.ok(Math.abs(after - weight) <= 0.25 * largest + 1e-6, `${weight} ${after}`);
        assert.ok(after * weight >= 0, 'no weight turns round');
      }
    }),
  );
});

test('packing what was unpacked changes nothing more', () => {
  fc.assert(
    fc.property(weights, (all) => {
      const once = unpackWeights(packWeights({ bias: 0, weights: all }));
      const twice = unpackWeights(packWeights(once));
      for (const [at, weight] of Array.from(once.weights).entries())
        assert.ok(Math.abs((twice.weights[at] ?? NaN) - weight) <= 1e-4 * Math.abs(weight) + 1e-9);
    }),
  );
});

test('unpackWeights reads bytes on one line or on many', () => {
  const packed = packWeights({ bias: 1, weights: [1, -2, 3, -4, 0, 5, -5, 2] });
  const broken = { ...packed, bytes: packed.bytes.split('').join('\n') };
  assert.deepEqual(unpackWeights(broken), unpackWeights(packed));
});
