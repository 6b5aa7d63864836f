import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitrarySlug } from './testing/arbitrary-sources.ts';
import { addressOf, makeKey, resolveKey, splitKey } from './topic-key.ts';

const slugs = fc.record({ technology: arbitrarySlug, topic: arbitrarySlug });

test('splitKey() gives back what makeKey() was given', () => {
  assert.equal(makeKey({ technology: 'python', topic: 'list-methods' }), 'python/list-methods');
  fc.assert(fc.property(slugs, (given) => assert.deepEqual(splitKey(makeKey(given)), { ...given })));
});

test('makeKey() gives two topics different keys', () => {
  const differ = fc.property(slugs, slugs, (one, other) => {
    const isSame = one.technology === other.technology && one.topic === other.topic;
    assert.equal(makeKey(one) === makeKey(other), isSame);
  });
  fc.assert(differ);
});

test('addressOf() leads to the topic on the page of its roadmap', () => {
  fc.assert(
    fc.property(slugs, (given) => {
      const address = new URL(addressOf(makeKey(given)), 'https://example.org');
      assert.equal(address.pathname, `/language/${given.technology}`);
      assert.equal(address.hash, `#${given.topic}`);
    }),
  );
});

test('resolveKey() reads a slug as a topic of the same roadmap, and a key as it is', () => {
  fc.assert(
    fc.property(slugs, arbitrarySlug, (given, home) => {
      assert.equal(resolveKey(given.topic, home), makeKey({ technology: home, topic: given.topic }));
      assert.equal(resolveKey(makeKey(given), home), makeKey(given));
    }),
  );
});
