import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listRepeatedNames } from '../scripts/list-names.ts';

test('no exported name means two different things', () => {
  assert.deepEqual(listRepeatedNames(), []);
});
