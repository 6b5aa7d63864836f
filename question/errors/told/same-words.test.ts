import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { makeRecalled } from './recalled-wording.ts';
import { listReportWords } from './report-words.ts';
import { countSame } from './same-words.ts';

const count = (said: string, wording: string) =>
  countSame(listReportWords(said), 0, makeRecalled(wording).parts, 0);

test('countSame finds a word that is written in one, two or three words, on either side', () => {
  for (const [said, wording, words, parts] of [
    ['hooks', 'hooks can only be called inside of a component', 1, 1],
    ['re renders', 'rerenders are too many for this component', 2, 1],
    ['text area', 'textarea is a void element tag', 2, 1],
    ['set time out', 'settimeout needs a callback function', 3, 1],
    ['typeerror', 'type error in this assignment', 1, 2],
  ] as const)
    assert.deepEqual(count(said, wording), { words, parts }, said);
});

test('countSame gives null for other words, and where nothing is said', () => {
  for (const [said, wording] of [
    ['listing', 'reference is not defined anywhere'],
    ['defined', 'undefined reference to something'],
    ['', 'reference is not defined anywhere'],
    ['refer', 'reference is not defined anywhere'],
  ] as const)
    assert.equal(count(said, wording), null, said);
});

const letter = fc.stringMatching(/^[a-km-rt-z]$/);
const long = fc.stringMatching(/^[a-km-rt-z]{7,12}$/);
const slip = fc.record({ at: fc.nat(), letter, kind: fc.constantFrom('change', 'drop', 'add', 'swap') });

test('countSame forgives one slip in a long word, but not in its first letter', () => {
  fc.assert(
    fc.property(long, slip, (word, { at, letter: other, kind }) => {
      const place = 1 + (at % (word.length - 2));
      const [head, rest] = [word.slice(0, place), word.slice(place)];
      const typed = {
        change: `${head}${other}${rest.slice(1)}`,
        drop: `${head}${rest.slice(1)}`,
        add: `${head}${other}${rest}`,
        swap: `${head}${rest[1]}${rest[0]}${rest.slice(2)}`,
      }[kind];
      assert.deepEqual(count(typed, `${word} is missing from this declaration`), { words: 1, parts: 1 });
    }),
  );
  assert.equal(count('xunction', 'function is missing from this declaration'), null);
});

test('countSame takes short words only as they are', () => {
  assert.equal(count('clas', 'class is missing from this declaration'), null);
  assert.deepEqual(count('class', 'class is missing from this declaration'), { words: 1, parts: 1 });
});
