import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { compareIds, dateOf, isId, makeId, makeStamp, timeOf } from './stamp.ts';
import { runs } from '../testing/arbitrary.ts';
import { journalLimits } from './limits.ts';

const evening = Date.UTC(2026, 10, 21, 23, 30);

test('makeStamp writes the local time with its offset, east and west', () => {
  assert.equal(timeAt(330), '2026-11-22T05:00:00.000+05:30');
  assert.equal(timeAt(0), '2026-11-21T23:30:00.000+00:00');
  assert.equal(timeAt(-210), '2026-11-21T20:00:00.000-03:30');
});

test('makeStamp writes a time that reads back as the same moment, and dateOf its local date', () => {
  const stamp = makeStamp('id', { device: 'phone', now: evening, offset: 60 });
  assert.equal(Date.parse(stamp.at), evening);
  assert.equal(dateOf(stamp), '2026-11-22');
});

function timeAt(offset: number): string {
  return makeStamp('id', { device: 'phone', now: evening, offset }).at;
}

const noise = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.nat(journalLimits.latest);

test('makeId makes a UUID of version 7 that says its time, for any time and noise', () => {
  fc.assert(
    fc.property(time, noise, (now, random) => {
      const id = makeId(now, random);
      assert.ok(isId(id));
      assert.equal(timeOf(id), now);
    }),
    runs,
  );
});

test('makeId makes ids that sort by their time', () => {
  fc.assert(
    fc.property(time, time, noise, (one, other, random) => {
      const [a, b] = [makeId(one, random), makeId(other, random.toReversed())];
      if (one !== other) assert.equal(compareIds({ id: a }, { id: b }) < 0, one < other);
    }),
    runs,
  );
});

test('makeId makes an id that sorts after the last one seen, in the same millisecond and after a clock went back', () => {
  fc.assert(
    fc.property(time, fc.nat(1000), noise, (seen, back, random) => {
      fc.pre(seen < journalLimits.latest);
      const last = makeId(seen, random);
      assert.ok(makeId(Math.max(0, seen - back), new Uint8Array(10), last) > last);
    }),
    runs,
  );
});

test('makeId does not follow another clock beyond the latest time that an id may say', () => {
  const last = makeId(journalLimits.latest, new Uint8Array(10).fill(255));
  assert.ok(isId(makeId(1, new Uint8Array(10), last)));
});

test('makeId makes different ids of different noise', () => {
  const ids = Array.from({ length: 256 }, (_, byte) => makeId(7, new Uint8Array(10).fill(byte)));
  assert.equal(new Set(ids).size, 256);
});

test('isId refuses other versions, capitals, and times beyond the latest', () => {
  const id = makeId(Date.UTC(2026, 10, 21), new Uint8Array(10).fill(0xab));
  assert.ok(isId(id));
  assert.equal(isId(id.toUpperCase()), false);
  assert.equal(isId(id.replace('-7', '-4')), false);
  assert.equal(isId(makeId(journalLimits.latest + 1, new Uint8Array(10))), false);
});
