import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitrarySlug } from './testing/arbitrary-sources.ts';
import { addressOf, isStepKey, makeKey, readStepKey, resolveKey, splitKey, stepKey } from './topic-key.ts';

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

test('readStepKey() gives back the goal and the step that stepKey() was given, also after a number', () => {
  assert.equal(stepKey('pet-page', 2), 'goals/pet-page-2');
  assert.deepEqual(readStepKey('goals/web-2-10'), { goal: 'web-2', step: 10 });
  fc.assert(
    fc.property(arbitrarySlug, fc.integer({ min: 1, max: 99 }), (goal, step) =>
      assert.deepEqual(readStepKey(stepKey(goal, step)), { goal, step }),
    ),
  );
});

test('isStepKey() is false for topics and for what names no step', () => {
  for (const key of [
    'python/lists',
    'python/part-1',
    'goals/pet-page',
    'goals/pet-page-0',
    'goals/-1',
    'goals',
  ])
    assert.equal(isStepKey(key), false, key);
  assert.equal(isStepKey(stepKey('pet-page', 1)), true);
});

test('addressOf() leads from a step to its place on the page of its goal', () => {
  assert.equal(addressOf(stepKey('pet-page', 3)), '/goals/pet-page#step-3');
});
