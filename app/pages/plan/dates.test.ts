import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatShortDate } from './dates.ts';

test('formatShortDate() writes a date in the order of the long ones', () => {
  assert.equal(formatShortDate('2026-09-20'), 'Sun 20 Sept');
});
