import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { screenMessage } from './screen-message.ts';

const cries: readonly string[] = [
  'i want to kill myself',
  'i do not want to live anymore',
  'i am going to end my life tonight',
  'my dad hits me every night',
  'i took all the pills',
];
/** How people hide, stretch or mistype what they write. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => `${text}...`,
  (text) => text.replaceAll('i ', 'I '),
  (text) => text.replaceAll('ll', 'lllll'),
  (text) => text.replace('kill', 'k1ll').replace('life', 'l1fe').replace('hits', 'h1ts'),
  (text) => text.replaceAll('e', 'é'),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.normalize('NFD'),
  (text) => text.replaceAll(' ', '_'),
  (text) => Array.from(text).join('\u200b'),
  (text) => text.replaceAll(' ', ' ... '),
  (text) => `${text} 😭😭😭`,
];
const asked: readonly string[] = [
  'make me a plan for css in 20 days.',
  'what is a closure?',
  'my loop never ends, how do I stop it?',
  'print("hello")',
];

test('screenMessage hears a cry for help however it is spelled', () => {
  for (const cry of cries)
    for (const disguise of disguises) assert.equal(screenMessage(disguise(cry)).care, 'reply', disguise(cry));
});

test('screenMessage hears a cry for help before, behind and between ordinary questions', () => {
  const some = fc.shuffledSubarray([...asked], { maxLength: 3 });
  fc.assert(
    fc.property(some, fc.constantFrom(...cries), some, (before, cry, after) => {
      const typed = [...before, `${cry}.`, ...after].join(' ');
      assert.equal(screenMessage(typed).care, 'reply', typed);
    }),
  );
});

test('screenMessage hears nothing in ordinary questions, however many', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...asked], { minLength: 1 }), (some) =>
      assert.equal(screenMessage(some.join(' ')).care, 'none', some.join(' ')),
    ),
  );
});

test('screenMessage takes the words of programming for what they are', () => {
  for (const text of [
    'how do I kill a process in node',
    'my program dies when I open the file',
    'the child process hits a timeout',
    'git abort the merge',
    'how to execute a query',
    'this bug is killing me lol',
    'dead code elimination',
  ])
    assert.notEqual(screenMessage(text).care, 'reply', text);
});

test('screenMessage is total, the same for the same message, and names a trouble only where it cares', () => {
  const text = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...cries, ...asked)), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(text, (parts) => {
      const message = parts.join(' ');
      const { care, trouble } = screenMessage(message);
      assert.deepEqual(screenMessage(message), { care, trouble });
      assert.ok(care !== 'none' || trouble === null);
    }),
  );
});
