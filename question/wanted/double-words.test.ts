import assert from 'node:assert/strict';
import { test } from 'node:test';

import { doubleWords } from '#lexicon/text/double-words.ts';

const hide = (text: string) => text.replace(doubleWords, '·');

test('words of everyday life are no subjects where they name a thing', () => {
  for (const [text, left] of [
    ['with a list at the front', 'with a · at the front'],
    ['text them once it is ready', '· them once it is ready'],
    ['crying about table plans', 'crying about · plans'],
    ['stop showing the old pictures', 'stop showing the old ·'],
  ] as const)
    assert.equal(hide(text), left);
});

test('the same words are subjects where they are to be learned', () => {
  for (const text of [
    'lists and loops',
    'learn tables in html',
    'a plan with strings, lists and classes',
    'exam on trees',
  ])
    assert.equal(hide(text), text);
});
