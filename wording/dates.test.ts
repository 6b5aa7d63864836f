import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatDate, formatMoment, formatShortDate, formatWholeDate } from './dates.ts';

test('a date is written in one order everywhere, as long as there is room for', () => {
  assert.equal(formatWholeDate('2026-09-20'), 'Sunday 20 September 2026');
  assert.equal(formatMoment('2026-09-20T10:36:00'), '20 September 2026, 10:36');
  assert.equal(formatShortDate('2026-09-20'), 'Sun 20 Sept');
  assert.equal(formatDate('2026-09-20'), '20 September');
});
