import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { runs } from '../testing/arbitrary.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { cutMinutes, effectiveMinutes } from './minutes.ts';
import { sum } from './sum.ts';

test('effectiveMinutes gives the young, the old and who is above their level more time', () => {
  const topic = exampleTopic(1, { minutes: 20, level: 2 });
  assert.equal(effectiveMinutes(topic, 30, 2), 20);
  assert.equal(effectiveMinutes(topic, 9, 2), 30);
  assert.equal(effectiveMinutes(topic, 12, 2), 25);
  assert.equal(effectiveMinutes(topic, 70, 2), 25);
  assert.equal(effectiveMinutes(topic, 30, 1), 25);
  assert.equal(effectiveMinutes(topic, 30, 3), 10);
});

describe('cutMinutes', () => {
  test('cuts into multiples of five where they fit', () => {
    assert.deepEqual(cutMinutes(20, 34), [20]);
    assert.deepEqual(cutMinutes(40, 34), [20, 20]);
    assert.deepEqual(cutMinutes(40, 19), [15, 15, 10]);
    assert.deepEqual(cutMinutes(35, 19), [18, 17]);
  });

  test('never loses a minute, never needs a part more, and puts the longest part first', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }));
    fc.assert(
      fc.property(cases, ([minutes, room]) => {
        const parts = cutMinutes(minutes, room);
        assert.equal(sum(parts), minutes);
        assert.equal(parts.length, Math.ceil(minutes / room));
        assert.ok(parts.every((part) => part > 0 && part <= room));
        assert.equal(parts[0], Math.max(...parts));
      }),
      runs,
    );
  });
});
