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
});

test('cleanText keeps the beginning and the end of a long text', () => {
  const cleaned = cleanText(`start ${'x '.repeat(5000)} end?`);
  assert.ok(cleaned.length <= 2001);
  assert.match(cleaned, /^start .* end\?$/);
});

test('foldText makes one word of its accents and cases', () => {
  assert.equal(foldText('FUNCIÓN Ölçü Straße łódź İstanbul'), 'funcion olcu strasse lodz istanbul');
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
