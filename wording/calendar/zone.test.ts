import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeZone } from './zone.ts';

const zones = ['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'];

test('makeZone finds the moment that a clock there shows', () => {
  const minutes = fc.nat(24 * 60 - 1);
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.nat(3650), minutes, (name, day, minute) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: name,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const { findMoment, dateAt } = makeZone(name);
      const moment = findMoment(date, clock);
      // An hour that a change of clocks leaves out does not exist: the moment is an hour beside it.
      const shown = format.format(moment);
      const isSkipped = shown !== `${date} ${clock}`;
      if (isSkipped)
        assert.ok(Math.abs(Date.parse(`${shown}Z`) - Date.parse(`${date} ${clock}Z`)) <= 3_600_000);
      if (isSkipped) assert.match(clock, /^0[0-3]:/);
      else assert.equal(dateAt(moment), date);
    }),
  );
});

test('makeZone knows on which side of a change of clocks a moment is', () => {
  const rows: readonly (readonly [zone: string, date: string, clock: string, moment: string])[] = [
    ['Europe/Berlin', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
    ['America/St_Johns', '2026-03-08', '05:00', '2026-03-08T07:30:00.000Z'],
    ['America/St_Johns', '2026-11-01', '05:00', '2026-11-01T08:30:00.000Z'],
  ];
  for (const [zone, date, clock, moment] of rows)
    assert.equal(makeZone(zone).findMoment(date, clock).toISOString(), moment, `${zone} ${date} ${clock}`);
});

test('makeZone refuses a zone that does not exist', () => {
  assert.throws(() => makeZone('Moon/Base'), RangeError);
});
