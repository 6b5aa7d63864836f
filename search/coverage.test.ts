import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bandOf } from './coverage.ts';

test('bandOf answers from a half, hedges from a quarter, and is foreign below', () => {
  assert.equal(bandOf(0.5), 'sure');
  assert.equal(bandOf(0.49), 'hedged');
  assert.equal(bandOf(0.25), 'hedged');
  assert.equal(bandOf(0.24), 'foreign');
});
