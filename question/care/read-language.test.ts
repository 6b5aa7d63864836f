import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readLanguage } from './read-language.ts';

test('readLanguage knows in which language a message is written', () => {
  for (const [message, language] of [
    ['I do not want to live any more', 'en'],
    ['ich will nicht mehr leben', 'de'],
    ['ya no quiero vivir, no puedo más', 'es'],
    ['je ne veux plus vivre', 'fr'],
    ['eu não quero mais viver', 'pt'],
    ['non voglio più vivere', 'it'],
    ['я больше не хочу жить', 'ru'],
    ['я більше не хочу жити', 'uk'],
    ['我不想活了', 'zh'],
    ['もう生きたくない', 'ja'],
    ['더 이상 살고 싶지 않아요', 'ko'],
    ['لا أريد أن أعيش', 'ar'],
    ['אני לא רוצה לחיות', 'he'],
    ['मैं जीना नहीं चाहता', 'hi'],
  ] as const)
    assert.equal(readLanguage(message), language, message);
});

test('readLanguage takes English where nothing shows, for any text', () => {
  for (const message of ['', 'xyz', '123', '!!!']) assert.equal(readLanguage(message), 'en', message);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      assert.match(readLanguage(text), /^[a-z]{2}(?:-Latn)?$/),
    ),
  );
});

test('readLanguage goes by the learner’s words around code', () => {
  assert.equal(readLanguage('print("hi") мне очень плохо'), 'ru');
  assert.equal(readLanguage('for (let i = 0;;) 我不想活了'), 'zh');
});
