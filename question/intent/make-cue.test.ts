import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { isGlued, makeCue } from './make-cue.ts';

test('makeCue(cues) finds whole words and phrases, over any spaces', () => {
  const cue = makeCue(['plan', 'how to']);
  for (const text of ['plan', 'a plan, please', 'how  to', 'and how\nto']) assert.ok(cue.test(text), text);
  for (const text of ['plane', 'explan', 'show to', 'how-to', 'how', '']) assert.ok(!cue.test(text), text);
});

test('makeCue(cues) takes a star as any ending, and signs as themselves', () => {
  const cue = makeCue(['learn*', 'c++', 'why?']);
  for (const text of ['learn', 'learning', 'in c++', 'why?']) assert.ok(cue.test(text), text);
  for (const text of ['unlearn', 'ccc', 'wh']) assert.ok(!cue.test(text), text);
});

test('makeCue(cues) finds words inside of others where no spaces are written', () => {
  const cue = makeCue(['学习', 'plan']);
  assert.ok(cue.test('我想学习python'));
  assert.ok(!cue.test('我想python'));
});

test('makeCue(cues) ignores accents of cues', () => {
  assert.ok(makeCue(['día']).test('cada dia'));
});

test('makeCue finds every word that it is made of, between any other words', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), word, word, (cues, one, other) => {
      for (const cue of cues) assert.ok(makeCue(cues).test(`${one} ${cue}, ${other}`));
      assert.equal(makeCue(cues).test(one), cues.includes(one));
    }),
  );
});

test('isGlued tells scripts that join small words to others', () => {
  for (const text of ['计划', 'ひらがな', '한국어', 'แผน', 'خطة', 'תוכנית']) assert.ok(isGlued(text), text);
  for (const text of ['plan', 'план', 'योजना', 'πλάνο']) assert.ok(!isGlued(text), text);
});
