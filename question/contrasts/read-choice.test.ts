import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleIndex } from '#search/testing/sample-index.ts';
import { nameOption, readChoice } from './read-choice.ts';

const read = (message: string) => readChoice(sampleIndex.names, message);

test('readChoice() finds what is to be chosen from, in the order in which it is named', () => {
  for (const [message, ...options] of [
    ['python or rust', 'python', 'Rust'],
    ['rust, python or javascript for my shop?', 'Rust', 'python', 'javascript'],
    ['everyone says python, is it worth it or should i just stay with javascript', 'python', 'javascript'],
    ['rust czy python', 'Rust', 'python'],
    ['my friend says python, my teacher says javascript, which one is better', 'python', 'javascript'],
  ] as const)
    assert.deepEqual(read(message)?.options.map(nameOption), options, message);
});

test('readChoice() says what it is for, in the words of the message', () => {
  const choice = read('should I learn python or javascript for my bakery website?');
  assert.deepEqual([choice?.purpose, choice?.said], ['web', 'my bakery website']);
  assert.equal(read('python or rust for a guy who has no taste')?.said, null);
  assert.equal(
    read('could go python, could go rust')?.options.map(nameOption).includes('Go') ?? false,
    false,
  );
  assert.deepEqual([read('python or rust')?.purpose, read('python or rust')?.said], [null, null]);
});

test('readChoice() finds none where nothing is to be chosen', () => {
  for (const message of [
    'python',
    'python and javascript',
    'how do I call python or javascript',
    'make a plan',
  ])
    assert.equal(read(message), null, message);
});

test('readChoice() says which one is known, or would be kept', () => {
  for (const [message, known] of [
    ['python, or do i stay with javascript', 'javascript'],
    ['i already know javascript, python or rust next?', 'javascript'],
    ['python or javascript', null],
  ] as const)
    assert.equal(read(message)?.known, known, message);
});
