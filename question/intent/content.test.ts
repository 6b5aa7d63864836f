import assert from 'node:assert/strict';
import { test } from 'node:test';

import { holdsCode, looksLikeCode } from './content.ts';

test('looksLikeCode(text) sees names and signs that only code has', () => {
  for (const text of [
    'what does getElementById do',
    'why is my_list empty',
    'print() shows nothing',
    'a => a + 1',
    'x = 5',
    'list.sort(key)',
    'what is & in C',
    'how do I use ...args',
    'if (a) { b }',
  ])
    assert.ok(looksLikeCode(text), text);
});

test('looksLikeCode(text) sees none in names and sentences', () => {
  for (const text of [
    'JavaScript and TypeScript',
    'I use jQuery on my iPhone',
    'what is a closure?',
    'e.g. lists, and so on...',
    'C# or C++',
    'my e-mail is a@b.com',
  ])
    assert.ok(!looksLikeCode(text), text);
});

const story =
  'I have been learning for two months and I like it a lot, but yesterday something happened that I do not understand at all and nobody around me knows ';

test('holdsCode(text) needs a piece of code in a long message that no sentence has', () => {
  for (const text of [
    'for (let i = 0;\n',
    'items.map((x) => x)',
    'name = "Ada"',
    '<div class="a">',
    'list.push(1);a',
  ])
    assert.ok(holdsCode(story + text), text);
  for (const text of [
    'it is in my notes.txt and main.py',
    'I saved my_file there',
    'it is 3 > 2',
    'the end...so',
  ])
    assert.ok(!holdsCode(story + text), text);
});

test('holdsCode(text) takes a short message as looksLikeCode does', () => {
  for (const text of ['my_file', 'what is a loop', 'x = 1', '...args'])
    assert.equal(holdsCode(text), looksLikeCode(text), text);
});
