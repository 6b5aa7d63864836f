import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readStem, splitGoalWords } from './goal-words.ts';

test('splitGoalWords(text) gives folded words, small ones too, and both parts of a joined one', () => {
  for (const [text, words] of [
    ['A Check-List for me', ['a', 'check', 'list', 'for', 'me']],
    ['café without prices', ['cafe', 'without', 'prices']],
    ['C++ game', ['c++', 'game']],
    ['  ', []],
  ] as const)
    assert.deepEqual(splitGoalWords(text), words, text);
});

test('readStem(word, vocabulary) joins the forms of a word, and remembers each', () => {
  const vocabulary = new Map<string, string>([['mice', 'mouse']]);
  assert.equal(readStem('games', vocabulary), readStem('game', vocabulary));
  assert.equal(readStem('mice', vocabulary), 'mouse');
  assert.deepEqual(new Set(vocabulary.keys()), new Set(['mice', 'games', 'game']));
});
