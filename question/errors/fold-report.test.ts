import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldReport, listWords } from './fold-report.ts';

test('foldReport keeps both texts alike, letter for letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { plain, folded } = foldReport(text);
      assert.equal(folded.length, plain.length);
      assert.deepEqual(foldReport(plain), { plain, folded });
      assert.doesNotMatch(plain, /\s\s/);
    }),
  );
});

test('foldReport keeps the ends of lines in the plain text alone', () => {
  assert.deepEqual(foldReport('A  “b”\r\n\n  C\tD'), { plain: 'A “b”\nC D', folded: "a 'b' c d" });
});

test('listWords gives names whole, in any script', () => {
  assert.deepEqual(listWords("name 'my_var$' (größe) → 变量.x1"), ['name', 'my_var$', 'größe', '变量', 'x1']);
  assert.deepEqual(listWords(' ... '), []);
});
