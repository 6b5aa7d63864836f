import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorrection } from './read-correction.ts';

test('readCorrection(message) gives what is meant instead', () => {
  for (const [message, rest] of [
    ['no, I meant the heap', 'the heap'],
    ['Sorry, not that one. I was asking about tuples!', 'tuples'],
    ["that's not what I meant, I mean views", 'views'],
    ['nope: closures', 'closures'],
    ['ich meinte Schleifen', 'schleifen'],
    ['oh no, wrong, it should be Kotlin', 'kotlin'],
    ['quise decir los diccionarios', 'los diccionarios'],
    ['you misunderstood me. I want a shop', 'i want a shop'],
  ] as const)
    assert.equal(readCorrection(message)?.rest, rest, message);
});

test('readCorrection(message) knows where it is not said what is meant', () => {
  for (const message of ['no', 'not that', 'I meant something else', 'that is not what I asked', 'wrong!'])
    assert.equal(readCorrection(message)?.rest, '', message);
});

test('readCorrection(message) takes no other message for a correction', () => {
  for (const message of [
    'and a tuple?',
    'what is a node',
    'note that down',
    'okay',
    'nothing works',
    'well done',
    'no videos',
  ])
    assert.equal(readCorrection(message), null, message);
});
