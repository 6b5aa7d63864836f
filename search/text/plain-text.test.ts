import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { cleanText, foldText } from './plain-text.ts';

test('cleanText drops emoji, controls, direction marks and addresses', () => {
  assert.equal(
    cleanText('teach\u0000 me \u202egit\u2066 🚀🚀👍🏽 see https://evil.example/free now'),
    'teach me git see now',
  );
});

test('cleanText straightens quotes and full-width letters', () => {
  assert.equal(cleanText('what’s “ｔｈｉｓ”'), 'what\'s "this"');
  for (const typed of ['don’t', 'don‘t', 'don´t']) assert.equal(cleanText(typed), "don't", typed);
});

test('cleanText keeps the beginning and the end of a long text', () => {
  const cleaned = cleanText(`start ${'x '.repeat(5000)} end?`);
  assert.ok(cleaned.length <= 2001);
  assert.match(cleaned, /^start .* end\?$/);
});

test('foldText makes one word of its accents and cases', () => {
  assert.equal(foldText('FUNCIÓN Ölçü Straße łódź İstanbul'), 'funcion olcu strasse lodz istanbul');
});

test('foldText makes one word of however a language writes it', () => {
  for (const [written, typed] of [
    ['größe', 'grosse'],
    ['fonction différée', 'fonction differee'],
    ['smørrebrød', 'smorrebrod'],
    ['encyclopædia', 'encyclopaedia'],
    ['Đặng', 'dang'],
    ['ÉCOLE', 'ecole'],
    ['pętla', 'petla'],
    ['kırmızı', 'kirmizi'],
  ] as const)
    assert.equal(foldText(written), foldText(typed), written);
});

test('foldText keeps words of other scripts apart', () => {
  for (const words of ['цикл массив', 'ループ 配列', '반복문 배열', 'حلقة مصفوفة']) {
    const [one = '', other = ''] = words.split(' ');
    assert.notEqual(foldText(one), foldText(other));
    assert.notEqual(foldText(one), '');
  }
});

test('cleanText takes away an address wherever it is, and no word beside it', () => {
  const around = fc.array(fc.constantFrom('what', 'is', 'this', 'error', 'in', 'main.py:', 'a=1'), {
    maxLength: 5,
  });
  const address = fc.constantFrom(
    'https://a.example/x?y=1',
    'HTTP://B.example',
    'file:///home/me',
    'data:text/html,x',
  );
  fc.assert(
    fc.property(around, address, around, (before, link, after) =>
      assert.equal(cleanText([...before, link, ...after].join(' ')), [...before, ...after].join(' ')),
    ),
  );
});

test('cleanText cleans once, and never gives more than it keeps', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const cleaned = cleanText(text);
      assert.equal(cleanText(cleaned), cleaned);
      assert.doesNotMatch(cleaned, /\s\s|[\p{Cc}\p{Extended_Pictographic}]/u);
    }),
  );
});

test('foldText and cleanText are total, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const cleaned = cleanText(text);
      assert.equal(cleaned, cleaned.trim());
      assert.equal(foldText(foldText(cleaned)), foldText(cleaned));
    }),
  );
});
