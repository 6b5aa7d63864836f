import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { limits } from '../../limits.ts';

import { cutLines, keepSentences, type PlanPart } from './keep-sentences.ts';
import { readTimesOf } from './list-times.ts';
import { makeIsFit } from './safety/is-fit.ts';

const part: PlanPart = {
  times: readTimesOf('**Day 3** Lists (30 min)'),
  allowed: {
    topics: new Map([['T1', '[Lists](/language/python#lists)']]),
    pages: new Set(),
    named: new Set(),
    isFit: makeIsFit(30),
  },
};
const keep = (words: string, limit = 20, isEnglish = true) =>
  keepSentences(words, limit, { ...part, isEnglish });

describe('keepSentences(words, limit, part)', () => {
  const rows: readonly (readonly [what: string, words: string, kept: string])[] = [
    ['keeps times and topics of its part', 'On day 3 you do [[T1]].', 'On day 3 you do [[T1]].'],
    ['puts lines together', 'You do\n\n  [[T1]].', 'You do [[T1]].'],
    ['drops a sentence with a topic of another part', 'First [[T2]]. Then [[T1]].', 'Then [[T1]].'],
    ['drops a sentence with another time', 'It takes 3 weeks. You will like it.', 'You will like it.'],
  ];
  for (const [what, words, kept] of rows) test(what, () => assert.equal(keep(words), kept));

  test('drops everything where a word is longer than any word', () => {
    const { maxLetters } = limits.model.words;
    assert.equal(keep(`Fine. ${'x'.repeat(maxLetters + 1)}`, 1000), '');
    assert.notEqual(keep(`Fine. ${'x'.repeat(maxLetters)}`, 1000), '');
  });

  test('compares plain numbers where the words are not in English', () => {
    assert.equal(keep('Haz 7 listas.', 20, false), '');
    assert.equal(keep('Haz 7 lists.'), 'Haz 7 lists.');
    assert.equal(keep('Haz 30 listas.', 20, false), 'Haz 30 listas.');
  });

  test('ends before the sentence that goes beyond the words', () => {
    assert.equal(keep('One two. Three four. Five.', 4), 'One two. Three four. ');
    assert.equal(keep('One two. Three four. Five.', 3), 'One two. ');
    assert.equal(keep('One two three four.', 3), '');
  });
});

describe('cutLines(text, limit)', () => {
  test('keeps whole lines, and of a longer one its first sentences', () => {
    assert.equal(cutLines('One two.\nThree. Four five six.\n', 3), 'One two.\nThree. ');
    assert.equal(cutLines('One two.\nThree. Four five six.\n', 6), 'One two.\nThree. Four five six.\n');
  });

  test('never cuts a line of a list or of code', () => {
    assert.equal(cutLines('- One. Two. Three.\n', 2), '');
    assert.equal(cutLines('1. One. Two.\n', 2), '');
    assert.equal(cutLines('```\n', 1), '```\n');
  });

  test('gives the beginning of any text, within the words', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 8 }), fc.nat({ max: 40 }), (text, limit) => {
        const cut = cutLines(text, limit);
        assert.ok(text.startsWith(cut));
        assert.ok(cut.split(/\s+/).filter(Boolean).length <= limit);
      }),
    );
  });
});
