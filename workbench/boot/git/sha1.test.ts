import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import fc from 'fast-check';

import { sha1 } from './sha1.ts';

test('sha1() gives what Node.js gives, for any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      assert.equal(Buffer.from(sha1(bytes)).toString('hex'), createHash('sha1').update(bytes).digest('hex'));
    }),
  );
});
