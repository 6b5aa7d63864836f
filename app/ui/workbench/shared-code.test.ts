import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { runLimits } from '#workbench/limits.ts';

import { readFragment, writeFragment } from './shared-code.ts';

test('readFragment(writeFragment(texts)) gives the same texts, in any script', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(fc.record({ code: text, input: text }, { noNullPrototype: true }), (texts) => {
      const fragment = writeFragment(texts) ?? assert.fail('It is too long.');
      assert.match(fragment, /^#code=[\w-]+$/);
      assert.deepEqual(readFragment(fragment), texts);
    }),
  );
});

test('writeFragment(texts) gives null for code that is too long for an address', () => {
  assert.equal(writeFragment({ code: 'x'.repeat(runLimits.shared) }), null);
});

test('readFragment(fragment) gives null for a fragment of something else, or of nothing', () => {
  const fragments = ['', '#lists', '#code=', '#code=%%%', '#code=bm90IGpzb24', `#code=${btoa('7')}`];
  for (const fragment of fragments) assert.equal(readFragment(fragment), null, fragment);
});

test('readFragment(fragment) leaves out what is no text', () => {
  assert.deepEqual(readFragment(`#code=${btoa('{"code":"x","html":7}')}`), { code: 'x' });
});
