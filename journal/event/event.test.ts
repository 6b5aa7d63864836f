import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dateOf, makeStamp } from './event.ts';

const now = Date.UTC(2026, 10, 21, 23, 30);

test('makeStamp writes the local time with its offset, east and west', () => {
  assert.equal(timeAt(330), '2026-11-22T05:00:00.000+05:30');
  assert.equal(timeAt(0), '2026-11-21T23:30:00.000+00:00');
  assert.equal(timeAt(-210), '2026-11-21T20:00:00.000-03:30');
});

test('makeStamp writes a time that reads back as the same moment, and dateOf its local date', () => {
  const stamp = makeStamp('id', { device: 'phone', now, offset: 60 });
  assert.equal(Date.parse(stamp.at), now);
  assert.equal(dateOf(stamp), '2026-11-22');
});

function timeAt(offset: number): string {
  return makeStamp('id', { device: 'phone', now, offset }).at;
}
