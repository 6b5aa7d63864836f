import assert from 'node:assert/strict';
import { test } from 'node:test';

import { endJoke, readSmallTalk, type SmallTalk } from './small-talk.ts';

const rows: readonly (readonly [message: string, kind: SmallTalk | null])[] = [
  ['Hi!', 'greeting'],
  ['Good morning everyone', 'greeting'],
  ['¡Hola!', 'greeting'],
  ['こんにちは', 'greeting'],
  ['Thank you so much!', 'thanks'],
  ['hello and thanks', 'thanks'],
  ['Merci beaucoup', 'thanks'],
  ['ok thanks bye', 'thanks'],
  ['bye', 'farewell'],
  ['See you tomorrow', 'farewell'],
  ['OK', 'nod'],
  ['I see.', 'nod'],
  ['makes sense', 'nod'],
  ['I passed my exam!!', 'good-news'],
  ['finally it works', 'good-news'],
  ['I got the job', 'good-news'],
  ['shorter please', 'follow-up'],
  ['tell me more', 'follow-up'],
  ['Can you explain that again?', 'follow-up'],
  ['', null],
  ['...', null],
  ['hi, what is a closure', null],
  ['did I pass the exam?', null],
  ['it works but only on my machine', null],
  ['thanks, now make me a plan for Python', null],
  ['How do I print hello world', null],
  ['thanks '.repeat(20), null],
];

test('readSmallTalk(message) names the kind of a message that asks for nothing, and gives null for any other', () => {
  for (const [message, kind] of rows) assert.equal(readSmallTalk(message), kind, message);
});

test('readSmallTalk(message) does not depend on capitals, spaces and signs', () => {
  for (const [message, kind] of rows)
    if (!message.endsWith('?')) assert.equal(readSmallTalk(`  ${message.toUpperCase()} 🙂 `), kind, message);
});

test('endJoke(message) ends a joke that is begun, and nothing else', () => {
  assert.equal(endJoke('What is a function?'), null);
  assert.notEqual(endJoke('tell me a joke'), null);
});
