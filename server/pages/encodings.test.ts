import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findAccepted } from './encodings.ts';

const cases: [string | undefined, string[]][] = [
  [undefined, ['identity']],
  ['', ['identity']],
  ['br', ['br', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, BR;q=0', ['gzip', 'identity']],
  ['gzip ; q = 0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=0, *;q=0.5', ['gzip', 'identity']],
  ['identity;q=0', ['identity']],
  ['brotli, x-gzip', ['identity']],
  [',,;;q==', ['identity']],
];

for (const [header, encodings] of cases) {
  test(`findAccepted(${JSON.stringify(header)}) is ${encodings.join(', ')}`, () => {
    assert.deepEqual(findAccepted(header), encodings);
    assert.deepEqual(findAccepted(header), encodings);
  });
}
