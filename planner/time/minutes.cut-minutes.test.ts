import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { planRuns } from '../testing/arbitrary-case.ts';
import { cutEvenly, cutMinutes, sum } from './minutes.ts';

describe('cutMinutes', () => {
  test('cuts into multiples of five where they fit', () => {
    assert.deepEqual(cutMinutes(20, 34), [20]);
    assert.deepEqual(cutMinutes(40, 34), [20, 20]);
    assert.deepEqual(cutMinutes(40, 19), [15, 15, 10]);
    assert.deepEqual(cutMinutes(35, 19), [18, 17]);
  });

  test('cuts all minutes into the fewest parts, the longest first', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }));
    fc.assert(
      fc.property(cases, ([minutes, max]) => {
        const parts = cutMinutes(minutes, max);
        assert.equal(sum(parts), minutes);
        assert.equal(parts.length, Math.ceil(minutes / max));
        assert.ok(parts.every((part) => part > 0 && part <= max));
        assert.equal(parts[0], Math.max(...parts));
      }),
      planRuns,
    );
  });
});

test('cutEvenly cuts into parts that differ by one minute at most, longer parts first', () => {
  assert.deepEqual(cutEvenly(10, 3), [4, 3, 3]);
  assert.deepEqual(cutEvenly(9, 3), [3, 3, 3]);
  assert.deepEqual(cutEvenly(11, 3), [4, 4, 3]);
});
