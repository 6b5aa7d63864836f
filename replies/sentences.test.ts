import assert from 'node:assert/strict';
import { test } from 'node:test';

import { countReplyWords, cutSentences, splitSentences, splitSteps } from './sentences.ts';

test('splitSentences(text) does not end a sentence within code', () => {
  assert.deepEqual(splitSentences('Write `a. B` twice. Then run it. `x` appears.'), [
    'Write `a. B` twice.',
    'Then run it.',
    '`x` appears.',
  ]);
});

test('cutSentences(text, words) keeps whole sentences, and the first at least', () => {
  assert.equal(cutSentences('One two three. Four five. Six.', 5), 'One two three. Four five.');
  assert.equal(cutSentences('One two three. Four five.', 1), 'One two three.');
  assert.equal(cutSentences('One two three. Four five.', Infinity), 'One two three. Four five.');
});

test('splitSteps(text) gives each step of a long sentence its own', () => {
  assert.equal(
    splitSteps(
      'Install Python from the website, write `print("a, and run b")` into a file `hello.py`, and run it from a terminal.',
    ),
    'Install Python from the website. Write `print("a, and run b")` into a file `hello.py`. Run it from a terminal.',
  );
  assert.equal(splitSteps('Save it, and run it.'), 'Save it, and run it.');
});

test('countWords(text) counts what is read, and no address', () => {
  assert.equal(countReplyWords('Read [the page](https://example.com/a b) now'), 4);
});
