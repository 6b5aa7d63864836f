import assert from 'node:assert/strict';
import { test } from 'node:test';

import { patternTexts } from './all-patterns.ts';
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
