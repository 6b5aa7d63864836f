import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findLastWorkDay } from './make-slots.ts';

test('findLastWorkDay leaves a week after the last new topic, or a quarter of a longer plan', () => {
  assert.deepEqual([0, 1, 14, 21, 22, 30, 90].map(findLastWorkDay), [7, 8, 21, 28, 30, 40, 120]);
});
