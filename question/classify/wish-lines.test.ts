import assert from 'node:assert/strict';
import { test } from 'node:test';

import { names } from '../../tests/naming.ts';
import { makeWishLines, tagWish } from './wish-lines.ts';

const line = (label: string, text: string) => ({ author: 'ana', language: 'en', label, text });
const empty = { wishes: [], others: [], messages: [], topicQuestions: [] };

test('makeWishLines(names, sources) tells wishes from all else', () => {
  const lines = makeWishLines(names, {
    wishes: [{ goal: 'tea', author: 'bo', text: 'a pot of tea for my aunt' }],
    others: [line('none', 'is tea good for you')],
    messages: [line('concept', 'what is a loop')],
    topicQuestions: ['how do I stop a loop'],
  });
  assert.deepEqual(
    lines.map(({ author, label }) => [author, label]),
    [
      ['bo', 'wish'],
      ['ana', 'none'],
      ['ana', 'none'],
      [null, 'none'],
    ],
  );
});

test('makeWishLines(names, sources) leaves out a plan that may be for a goal', () => {
  const messages = [
    line('plan', 'I want to build a website for my shop'),
    line('plan', 'Python in 30 days, one hour a day'),
  ];
  assert.equal(makeWishLines(names, { ...empty, messages }).length, 1);
});

test('tagWish(names, message) says nothing of how long a message is', () => {
  const long = `I want to build ${'a very '.repeat(20)} nice page`;
  for (const message of ['a page', long]) {
    const { tags } = tagWish(names, message);
    assert.ok(!tags.includes('short') && !tags.includes('long'));
  }
});
