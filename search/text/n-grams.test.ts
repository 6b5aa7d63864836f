import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../testing/arbitrary-text.ts';
import { listNgrams, listStems } from './n-grams.ts';

test('listNgrams gives each word, common ones too, and each two side by side', () => {
  assert.deepEqual(listNgrams('keep it without saving'), [
    'keep',
    'it',
    'without',
    'sav',
    'keep it',
    'it without',
    'without sav',
  ]);
});

test('listNgrams reads a word and its parts', () => {
  assert.ok(['useeffect', 'use', 'effect'].every((word) => listNgrams('useEffect').includes(word)));
});

test('listNgrams gives of any text its words, and one pair less than it has words', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const stems = listStems(text);
      assert.deepEqual(listNgrams(text).slice(0, stems.length), stems);
      assert.equal(listNgrams(text).length, stems.length + Math.max(0, stems.length - 1));
    }),
  );
});
