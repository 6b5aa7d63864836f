import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadErrorSources } from '#content/library.ts';
import { packErrors } from '#content/errors/pack-errors.ts';
import { unpackErrors } from './unpack-errors.ts';

test('unpackErrors(packErrors(errors)) has all that a reply says of each error', async () => {
  const errors = await loadErrorSources();
  const unpacked = unpackErrors(JSON.parse(JSON.stringify(packErrors(errors))));
  assert.equal(unpacked.length, errors.length);
  for (const [at, { id: _id, cases: _cases, ...error }] of errors.entries())
    assert.deepEqual(unpacked[at], error);
});
