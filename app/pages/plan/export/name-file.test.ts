import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameFile } from './name-file.ts';

test('nameFile keeps a title, but for what no file may be called', () => {
  assert.equal(nameFile('C++ and C# in 30 days'), 'C++ and C# in 30 days');
  assert.equal(nameFile('../a:b\\c\n"d"'), '.. a b c d');
  assert.equal(nameFile('***'), 'Plan');
});
