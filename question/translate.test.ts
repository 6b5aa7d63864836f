import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { isEnglish, translateTerms } from './translate.ts';

test('isEnglish tells English from other languages by their small words and letters', () => {
  for (const text of [
    'what is a closure',
    'difference between let and var',
    'die() in php',
    'flexbox',
    '',
    'git rebase -i',
  ]) {
    assert.ok(isEnglish(text), text);
  }
  for (const text of [
    '¿Cómo centro un div?',
    'faça um plano do zero',
    'comment centrer une div',
    'was ist der Unterschied zwischen Liste und Tupel',
    "cos'è una chiave primaria",
    'jak działa pętla',
    'flexbox nedir',
    'что такое замыкание',
    'क्लोज़र क्या है',
    'ما هو الإغلاق',
    'מה זה פונקציה',
    '什么是闭包',
    'クロージャとは',
    '클로저란 무엇인가요',
  ]) {
    assert.ok(!isEnglish(text), text);
  }
});

test('translateTerms gives the terms of a question in English', () => {
  assert.equal(translateTerms('Cómo centro un div'), 'center div');
  assert.match(translateTerms('was ist der Unterschied zwischen Liste und Tupel'), /list .*tuple/);
  assert.match(translateTerms('что такое указатель'), /pointer/);
  assert.match(translateTerms('什么是闭包'), /closure/);
  assert.match(translateTerms('配列をソート'), /array.*sort/);
  assert.match(translateTerms('como deshacer el último commit'), /undo .*commit/);
});

test('translateTerms leaves names and code as they are', () => {
  assert.match(translateTerms('quiero usar v-model en vue'), /v-model.*vue/);
});

test('isEnglish tells a language by a term or by letters that English does not use', () => {
  assert.equal(isEnglish('tabelle erstellen'), false);
  assert.equal(isEnglish('resmi kutuya sığdırmak'), false);
  assert.equal(isEnglish('array list commit'), true);
});

test('translateTerms reads a word behind the article that is written with it', () => {
  assert.match(translateTerms("comment trouver l'image dans le fichier"), /find|search/);
  assert.match(translateTerms("comment trouver l'image dans le fichier"), /(?:image|picture) file/);
});

test('translateTerms is total', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      assert.equal(typeof translateTerms(text), 'string');
    }),
  );
});
