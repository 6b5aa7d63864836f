import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { isUrl } from '#journal/event/guards.ts';

import { readOwnAddress } from './read-own-address.ts';

test('readOwnAddress() accepts addresses of web pages, and adds a missing https', () => {
  assert.equal(readOwnAddress(' https://docs.example.org/a?b=c#d '), 'https://docs.example.org/a?b=c#d');
  assert.equal(readOwnAddress('http://example.org'), 'http://example.org/');
  assert.equal(readOwnAddress('docs.example.org/lists'), 'https://docs.example.org/lists');
  assert.equal(readOwnAddress('localhost:3000/a'), 'https://localhost:3000/a');
});

test('readOwnAddress() refuses everything that is not the address of a web page', () => {
  for (const typed of [
    '',
    'lists',
    'two words.org',
    'javascript:alert(1)',
    'ftp://example.org',
    'mailto:a@b.org',
  ])
    assert.equal(readOwnAddress(typed), null, typed);
});

test('readOwnAddress() gives null or an address that fits an event, for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
      const url = readOwnAddress(typed);
      assert.ok(url === null || isUrl(url));
    }),
  );
});
