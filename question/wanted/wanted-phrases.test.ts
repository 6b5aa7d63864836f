import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { arbitraryText } from '../../search/testing/arbitrary-text.ts';
import { sampleIndex } from '../../search/testing/sample-index.ts';
import { listWanted } from './wanted-phrases.ts';

const list = (question: string) => listWanted(sampleIndex, question, ['python']);
const holds = (question: string, word: string) => list(question).some((phrase) => phrase.includes(word));

test('listWanted lists the things that a wish for a plan names', () => {
  for (const question of [
    'a plan with lists, dictionaries and decorators',
    'I want to learn lists; decorators',
    'teach me decorators and lists',
  ])
    for (const word of ['lists', 'decorators']) assert.ok(holds(question, word), `${question}: ${word}`);
});

test('listWanted leaves out what is known already, denied, or not wanted', () => {
  for (const [question, wanted, other] of [
    ['I already know lists. Teach me decorators', 'decorators', 'lists'],
    ['decorators, but no lists', 'decorators', 'lists'],
    ['decorators without lists', 'decorators', 'lists'],
  ] as const) {
    assert.ok(holds(question, wanted), question);
    assert.ok(!holds(question, other), question);
  }
});

test('listWanted leaves out the name of the technology', () => {
  for (const question of ['Python decorators', 'decorators in Python', 'PYTHON, decorators'])
    assert.ok(holds(question, 'decorators') && !holds(question.toLowerCase(), 'python'), question);
});

test('listWanted lists few phrases, each once, none empty, for any text', () => {
  fc.assert(
    fc.property(fc.array(arbitraryText, { maxLength: 6 }), (texts) => {
      const phrases = list(texts.join(', '));
      assert.ok(phrases.length <= 20);
      assert.equal(new Set(phrases).size, phrases.length);
      for (const phrase of phrases) assert.equal(phrase, phrase.trim());
      assert.ok(!phrases.includes(''));
    }),
  );
});
