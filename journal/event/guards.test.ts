import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { runs } from '../testing/arbitrary.ts';
import { removeForbidden, textGuard } from './guards.ts';

test('cleanText() keeps what an event can hold, and drops what it cannot', () => {
  assert.equal(removeForbidden('one\n\ttwo', 100), 'one\n\ttwo');
  assert.equal(removeForbidden('a\u0000b\u0007c', 100), 'abc');
  assert.equal(removeForbidden('abcdef', 3), 'abc');
});

test('cleanText() gives text that an event can hold, whatever was pasted', () => {
  const pasted = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(pasted, fc.nat(30), (value, most) => {
      assert.ok(textGuard(most)(removeForbidden(value, most)));
    }),
    runs,
  );
});
