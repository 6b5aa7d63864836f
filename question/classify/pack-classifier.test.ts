import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { packClassifier, unpackClassifier } from './pack-classifier.ts';

const labels = ['one', 'two', 'three'];
const bits = 5;
const size = 2 ** bits * labels.length;
const weight = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.double({ min: -4, max: 4, noNaN: true }) },
);
const trained = fc.record({
  biases: fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 }),
  weights: fc.array(weight, { minLength: size, maxLength: size }),
});
type Trained = typeof trained extends fc.Arbitrary<infer Made> ? Made : never;
const pack = ({ biases, weights }: Trained) =>
  packClassifier(
    { labels, bits, sizes: 7, biases: Float64Array.from(biases), weights: Float64Array.from(weights) },
    1.2,
  );

test('unpackClassifier gives back what was packed, but for the rounding of its steps', () => {
  fc.assert(
    fc.property(trained, (made) => {
      const { weights, unit, biases, temperature } = unpackClassifier(pack(made));
      const largest = Math.max(...made.weights.map(Math.abs));
      for (const [at, before] of made.weights.entries()) {
        const after = (weights[at] ?? NaN) * unit;
        assert.ok(Math.abs(after - before) <= 0.2 * largest + 1e-9, `${before} ${after}`);
        assert.ok(after * before >= 0, 'no weight turns round');
      }
      for (const [at, before] of made.biases.entries())
        assert.ok(Math.abs((biases[at] ?? NaN) - before) < 0.001);
      assert.equal(temperature, 1.2);
    }),
  );
});

test('packClassifier keeps the order of weights', () => {
  fc.assert(
    fc.property(trained, (made) => {
      const { weights } = unpackClassifier(pack(made));
      const order = made.weights.map((before, at) => ({ before, after: weights[at] ?? NaN }));
      const sorted = order.toSorted((a, b) => a.before - b.before).map(({ after }) => after);
      assert.deepEqual(
        sorted,
        sorted.toSorted((a, b) => a - b),
      );
    }),
  );
});

test('packClassifier writes letters and numbers alone, and the same ones again', () => {
  fc.assert(
    fc.property(trained, (made) => {
      assert.match(pack(made).weights, /^[a-zA-Z\d]*$/);
      assert.deepEqual(pack(made), pack(made));
    }),
  );
});

test('packClassifier takes a classifier that has learned nothing', () => {
  const { weights } = unpackClassifier(
    pack({ biases: [0, 0, 0], weights: Array.from({ length: size }, () => 0) }),
  );
  assert.deepEqual([...weights].filter(Boolean), []);
  assert.equal(weights.length, size);
});
