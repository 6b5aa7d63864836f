import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readMentions } from './mentions.ts';
import { names } from '../../tests/naming.ts';

const read = (question: string): (readonly [string, boolean])[] =>
  readMentions(names, question).map(({ name, plain }) => [name, plain] as const);

test('readMentions tells the subject of a sentence from a name in passing', () => {
  assert.deepEqual(read('What is a Promise in JavaScript?'), [['JavaScript', true]]);
  assert.deepEqual(read('how do I prevent SQL injection'), [['SQL', false]]);
  assert.deepEqual(read('teach me golang'), [['Go', true]]);
  assert.deepEqual(read('Rust roadmap'), [['Rust', true]]);
});

test('readMentions takes a whole list for plain where it begins plainly', () => {
  assert.deepEqual(read('I want to learn HTML, CSS and JavaScript'), [
    ['HTML', true],
    ['CSS', true],
    ['JavaScript', true],
  ]);
});

test('readMentions takes everyday words for names only where they are plain', () => {
  assert.deepEqual(read('let it go and express yourself in a swift way'), []);
  assert.deepEqual(read('i would love a break'), []);
  assert.deepEqual(read('everybody is on arrays n im still on loops'), []);
  assert.deepEqual(read('pointers in C'), [['C', true]]);
});

test('readMentions ends a list where other words begin', () => {
  assert.deepEqual(read('I want to learn HTML because my friend likes CSS'), [
    ['HTML', true],
    ['CSS', false],
  ]);
});

test('readMentions takes a season for no framework', () => {
  assert.deepEqual(read('I want to be done in spring'), []);
  assert.deepEqual(read('write a server in Spring Boot'), [['Spring', true]]);
});
