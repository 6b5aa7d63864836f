import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { trimSlashes, normalizeAddress } from './addresses.ts';

test('normalizeAddress(path) is the same for every spelling of a page', () => {
  for (const path of [
    '/Language/Python',
    '/language/python/',
    '/language/python.html',
    '/l%61nguage/python///',
  ])
    assert.equal(normalizeAddress(path), '/language/python');
  for (const path of ['', '/', '//', '/index.html', '/INDEX']) assert.equal(normalizeAddress(path), '/');
  assert.equal(normalizeAddress('/%'), '/%');
});

test('trimSlashes(path) removes the slashes at the end and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(30), (path, slashes) => {
      const cut = trimSlashes(path + '/'.repeat(slashes));
      assert.ok(path.startsWith(cut) && !cut.endsWith('/'));
      assert.match(path.slice(cut.length), /^\/*$/);
    }),
  );
});
