import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findPhrases, patternTexts } from './all-patterns.ts';
import { foldMessage, splitFolded } from './fold-message.ts';
import { readPatterns } from './pattern.ts';

test('every word of every pattern is one that a folded message may hold', () => {
  const items = patternTexts.flatMap(readPatterns).flatMap((pattern) => pattern.items);
  const lists = items.flatMap((item) => ('gap' in item ? [] : [[...item.words, ...item.phrases.flat()]]));
  for (const words of lists) assert.ok(words.length > 0, 'an item without words');
  for (const word of lists.flat().filter((one) => one !== '.')) {
    const bare = word.replace(/\*$/, '');
    assert.deepEqual(splitFolded(foldMessage(bare)), [bare], word);
  }
});

/** With a space between its words, each of these would be the end of one item and the beginning of the next. */
const expressions = [
  'do not',
  'can not',
  'no one',
  'no longer',
  'my self',
  'for good',
  'for real',
  'zu toten',
  'me tiro',
];

test('no expression of two words is torn apart between two items', () => {
  for (const line of patternTexts.flatMap((text) => text.replaceAll('|\n ', '|').split('\n'))) {
    const torn = expressions.filter((one) => line.includes(`|${one}|`) || line.includes(`|${one} `));
    assert.deepEqual(torn, [], line);
  }
});

test('the name of a list of words is followed by nothing but that list', () => {
  for (const line of patternTexts.flatMap((text) => text.replaceAll('|\n ', '|').split('\n')))
    if (line.startsWith('@')) assert.doesNotMatch(line, / /);
});

test('findPhrases(folded) finds no danger in what people say of work, homes and games', () => {
  for (const message of [
    'Ik wil ze fotograferen en per klant bewaren',
    'Mijn vrouw zit in het bestuur',
    'die knop moet niet meer worden getoond',
    'siedem królików padło, nie wiem od czego',
    'kopia w chmurze się nie robi',
    'klient pyta o adres i prosi o zdjęcia mebli',
    'kucing kami minum obat dua kali sehari',
    'lebih baik saya pakai Python',
    'gambarnya hilang dari layar',
    'mỗi vòng đi tuần ghi vào sổ',
    'một ứng dụng có một nút là đủ',
    'muốn tự làm trang của mình',
    'her şeyi veri tabanında tutuyorum',
    'ürünler için fotoğraf paylaşıyoruz',
    'вимоги до проєкту довгі',
    'выложить фото на сайт',
    'дома нет интернета',
    'שלום לכולם, שלום עולם',
    'רוצה לסיים את הפרויקט ולהעלות תמונות',
    'نسيت كلمة السر',
    'मुझे पुराना रजिस्टर बंद करना है',
    'el lunes me toca hacer los turnos',
    'quiero estar en la lista',
    'le mariage de ma cousine est en mai',
    'à quoi ça sert',
    'au revoir',
    'das Programm reagiert nicht mehr',
    'die Kollegen nehmen sich die Fahrten weg',
    'mostrar fotos da pousada',
    'vou casar com a Lúcia',
    'mi faccio i conti della spesa',
    'la ricetta della nonna',
    'dog grooming salon',
    'set the start date',
  ])
    assert.deepEqual(findPhrases(foldMessage(message)), [], message);
});
