import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { cutSlashes, plainAddress } from './addresses.ts';

test('plainAddress(path) is the same for every spelling of a page', () => {
  for (const path of [
    '/Language/Python',
    '/language/python/',
    '/language/python.html',
    '/l%61nguage/python///',
  ])
    assert.equal(plainAddress(path), '/language/python');
  for (const path of ['', '/', '//', '/index.html', '/INDEX']) assert.equal(plainAddress(path), '/');
  assert.equal(plainAddress('/%'), '/%');
});

test('cutSlashes(path) takes away the slashes at the end and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(30), (path, slashes) => {
      const cut = cutSlashes(path + '/'.repeat(slashes));
      assert.ok(path.startsWith(cut) && !cut.endsWith('/'));
      assert.match(path.slice(cut.length), /^\/*$/);
    }),
  );
});
