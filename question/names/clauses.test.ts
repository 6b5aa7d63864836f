import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listClauses } from './clauses.ts';

const tell = (question: string): (readonly [string, string | null])[] =>
  listClauses(question).map(({ text, stance }) => [text, stance] as const);

test('listClauses parts what a learner tells of themselves from what they ask', () => {
  assert.deepEqual(tell('I already know Ruby and would like to learn PHP'), [
    ['I already know Ruby', 'known'],
    ['and would like to learn PHP', null],
  ]);
  assert.deepEqual(tell('I have been a Java programmer for years, show me Kotlin'), [
    ['I have been a Java programmer for years,', 'known'],
    ['show me Kotlin', null],
  ]);
  assert.deepEqual(tell('We use Angular at work. What is a signal?'), [
    ['We use Angular at work.', 'used'],
    ['What is a signal?', null],
  ]);
  assert.deepEqual(tell('Moved here, coming from C, plan for C++'), [
    ['Moved here, coming from C,', null],
    ['plan for C++', null],
  ]);
});

test('listClauses takes no wish, denial or question for something told', () => {
  for (const text of [
    'I want to know Java',
    'I would like to work in Java',
    "I don't know Java",
    'I have no experience with Java',
    'how do I use Java at work',
    'what should I know about Java',
    'do I know enough Java?',
    'my work interview is in Java',
  ])
    assert.ok(
      tell(text).every(([, stance]) => stance === null),
      text,
    );
});

test('listClauses loses no word', () => {
  const word = fc.constantFrom(
    'I',
    'know',
    'and',
    'want',
    'but',
    'Java,',
    'so',
    'how',
    'please',
    'x.',
    'use',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const question = words.join(' ');
      assert.equal(
        listClauses(question)
          .map(({ text }) => text)
          .join(' '),
        question,
      );
    }),
  );
});
