import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { foldMessage, joinGlued, splitFolded } from './fold-message.ts';

test('foldMessage makes one message of however it is spelled', () => {
  for (const [written, plain] of [
    ['I CAN’T GO ON', 'i cant go on'],
    ['i caaaaan not go onnnnn', 'i can not go on'],
    ['k1ll mys3lf', 'kill myself'],
    ['su!cide', 'suicide'],
    ['h e l p me', 'help me'],
    ['h.e.l.p me', 'help me'],
    ['d-i-e now', 'd i e now'],
    ['ｈｅｌｐ　ｍｅ', 'help me'],
    ['he\u00adlp\u200b me', 'help me'],
    ['ich möchte nicht mehr', 'ich mochte nicht mehr'],
    ['Ёлка', 'елка'],
    ['أريد', 'اريد'],
    ['help 😭😭 me', 'help me'],
  ] as const)
    assert.equal(foldMessage(written), plain, written);
});

test('foldMessage keeps the ends of clauses, and no other marks', () => {
  assert.equal(foldMessage('No more. Please -- help (me)!'), 'no more . please help . me .');
  assert.equal(foldMessage('我不想活了。再见！'), '我不想活了 . 再见 .');
});

test('foldMessage keeps numbers that stand for themselves', () => {
  assert.equal(foldMessage('20 pills in 3 days'), '20 pills in 3 days');
});

test('foldMessage is total, and a folded message holds nothing but words and full stops', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldMessage(text);
      assert.equal(folded, folded.trim());
      assert.doesNotMatch(folded, /\s\s|[^\p{L}\p{M}\p{N}. ]/u);
    }),
  );
});

test('foldMessage makes no difference between cases, or between kinds of apostrophes', () => {
  const word = fc.constantFrom('I', "can't", 'go', 'on', 'École', 'STRASSE', 'помогите', 'please,', 'help.');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.constantFrom('’', '‘', '`', '´', ''), (words, mark) => {
      const text = words.join(' ');
      assert.equal(foldMessage(text.toLowerCase()), foldMessage(text));
      assert.equal(foldMessage(text.replaceAll("'", mark)), foldMessage(text));
    }),
  );
});

test('splitFolded loses no letter, and takes writing without spaces letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldMessage(text);
      assert.equal(splitFolded(folded).join(''), folded.replaceAll(' ', ''));
    }),
  );
  assert.deepEqual(splitFolded('学习 python . 死にたい'), [
    '学',
    '习',
    'python',
    '.',
    '死',
    'に',
    'た',
    'い',
  ]);
});

test('joinGlued takes away the spaces that hide a phrase, and leaves those between words', () => {
  assert.equal(joinGlued('我 不 想 活 了'), '我不想活了');
  assert.equal(joinGlued('help me 请 帮我'), 'help me 请帮我');
});
