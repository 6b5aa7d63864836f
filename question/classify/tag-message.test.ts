import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { names } from '../../tests/naming.ts';
import { tagMessage } from './tag-message.ts';

const tagsOf = (message: string) => tagMessage(names, message).tags;

test('tagMessage says what a message holds besides its words', () => {
  for (const [message, tag] of [
    ['teach me things', 'names:none'],
    ['teach me Python', 'names:covered'],
    ['HTML and CSS', 'names:several'],
    ['teach me Haskell', 'names:uncovered'],
    ['I know Java well. Teach me Kotlin', 'names:told'],
    ['20 minutes a day', 'time:minutes'],
    ['in 20 days', 'time:days'],
    ['const x = foo();', 'code'],
    ['TypeError: x is not a function', 'error-line'],
    ['Traceback (most recent call last):', 'error-line'],
    ['it fails on line 3', 'error-line'],
    ['what is this?', 'asks'],
    ['这是什么？', 'asks'],
    ['hi there', 'short'],
    ['word '.repeat(30), 'long'],
    ['one\ntwo', 'lines'],
  ] as const)
    assert.ok(tagsOf(message).includes(tag), `${message}: ${tagsOf(message).join(' ')}`);
});

test('tagMessage says nothing that a message does not hold', () => {
  assert.deepEqual(tagsOf('please explain closures and scope to me'), ['names:none']);
  for (const [message, tag] of [
    ['teach me Python', 'names:several'],
    ['I want to know Java', 'names:told'],
    ['it has been 20 days of a bad year', 'time:minutes'],
    ['hi\n', 'lines'],
    ['one two three four five', 'short'],
  ] as const)
    assert.ok(!tagsOf(message).includes(tag), message);
});

test('tagMessage gives each tag once, and the same for a message in any technology we teach', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const tags = tagsOf(message);
      assert.equal(new Set(tags).size, tags.length);
    }),
  );
  for (const wish of ['a plan for X in 20 days', 'what is new in X?', 'X'])
    assert.deepEqual(
      tagMessage(names, wish.replace('X', 'Kotlin')),
      tagMessage(names, wish.replace('X', 'Angular')),
    );
});
