import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeFileName } from './make-file-name.ts';

test('makeFileName removes the characters that file names cannot have', () => {
  assert.equal(makeFileName('C++ and C# in 30 days'), 'C++ and C# in 30 days');
  assert.equal(makeFileName('../a:b\\c\n"d"'), '.. a b c d');
  assert.equal(makeFileName('***'), 'Plan');
});
