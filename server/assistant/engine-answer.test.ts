import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerRequest } from '../../replies/answer-request.ts';
import { library } from '../../replies/testing/ask-sample.ts';
import type { Request } from '../../replies/request.ts';

import { encodeAnswer } from './engine-answer.ts';

const asked: Request = {
  name: 'Zoë O’Hara',
  age: 20,
  level: 1,
  days: 2,
  language: 'Python',
  problem: 'plan please',
};
const decode = (request: Request): unknown =>
  JSON.parse(new TextDecoder().decode(encodeAnswer(library, request)));

test('encodeAnswer(library, request) writes the same JSON as JSON.stringify', () => {
  for (const problem of ['plan please', 'what does "\\n" do in a string?', 'best pizza recipe']) {
    const request = { ...asked, problem };
    const answer = answerRequest(library, request);
    assert.deepEqual(decode(request), { success: true, message: 'Answered', source: 'engine', ...answer });
  }
});

test('encodeAnswer(library, request) greets each learner by name for the same question', () => {
  for (const name of ['Zoë O’Hara', 'Ana "the" \\ Great', '李明']) {
    const answer = answerRequest(library, { ...asked, name });
    assert.deepEqual(decode({ ...asked, name }), {
      success: true,
      message: 'Answered',
      source: 'engine',
      ...answer,
    });
  }
});
