import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joinWords, listJoints, listSome } from './lists.ts';

test('joinWords() writes a list as in a sentence', () => {
  const lists: readonly (readonly [words: readonly string[], text: string])[] = [
    [[], ''],
    [['lists'], 'lists'],
    [['lists', 'loops'], 'lists and loops'],
    [['lists', 'loops', 'sets'], 'lists, loops and sets'],
  ];
  for (const [words, text] of lists) assert.equal(joinWords(words), text);
});

test('listSome() says how many words are not written', () => {
  const words = ['lists', 'loops', 'sets', 'tuples'];
  const lists: readonly (readonly [max: number, text: string])[] = [
    [1, 'lists and 3 more'],
    [3, 'lists, loops, sets and 1 more'],
    [4, 'lists, loops, sets and tuples'],
  ];
  for (const [max, text] of lists) assert.equal(listSome(words, max), text);
});

test('listJoints() gives what joinWords() writes before each word', () => {
  const words = ['lists', 'loops', 'sets', 'tuples'];
  for (let length = 0; length <= words.length; length += 1) {
    const joints = listJoints(length);
    assert.equal(joints.length, length);
    assert.equal(joints.map((joint, at) => joint + words[at]).join(''), joinWords(words.slice(0, length)));
  }
});
