import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { formatDate, formatMoment, formatShortDate, formatWholeDate, readToday } from './dates.ts';

test('a date is written in one order everywhere, as long as there is room for', () => {
  assert.equal(formatWholeDate('2026-09-20'), 'Sunday 20 September 2026');
  assert.equal(formatMoment('2026-09-20T10:36:00'), '20 September 2026, 10:36');
  assert.equal(formatShortDate('2026-09-20'), 'Sun 20 Sept');
  assert.equal(formatDate('2026-09-20'), '20 September');
});

test('today is the date where the learner is', (t) => {
  const zoneBefore = process.env['TZ'];
  t.after(() => {
    mock.timers.reset();
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
  });
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-23T23:30:00Z') });
  for (const [zone, today] of [
    ['Asia/Tokyo', '2026-11-24'],
    ['UTC', '2026-11-23'],
    ['America/New_York', '2026-11-23'],
  ] as const) {
    process.env['TZ'] = zone;
    assert.equal(readToday(), today, zone);
  }
});
