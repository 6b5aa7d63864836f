import assert from 'node:assert/strict';
import { test } from 'node:test';

import { asksForThing } from './asks-for-thing.ts';
import { foldMessage } from './fold-message.ts';

test('asksForThing(folded) finds what people want to have programmed, in any language', () => {
  for (const message of [
    'Quiero una página sencilla',
    'je veux une appli pour le club',
    'Ich brauche eine Liste im Netz',
    'vorrei un programma che fa i conti',
    'chcę mieć aplikację na telefon',
    'нужен сайт с таблицей',
    'أريد تطبيقا بزر واحد',
    'צריך רשימה לפני המשמרת',
    'एक बटन वाला ऐप काफ़ी है',
    'muốn làm chương trình nhắc lịch',
    'リストを作りたいです',
    '想做一个报修页面',
    '버튼 하나짜리 앱이면 돼요',
    'JavaScriptです',
  ])
    assert.ok(asksForThing(foldMessage(message)), message);
});

test('asksForThing(folded) finds nothing in a cry for help', () => {
  for (const message of [
    'ya no quiero vivir',
    'mein Vater schlägt mich',
    'я больше не хочу жить',
    '我不想活了',
    'もう生きたくない',
    'i digitally sign everything',
  ])
    assert.ok(!asksForThing(foldMessage(message)), message);
});
