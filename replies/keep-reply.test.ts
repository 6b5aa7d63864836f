import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepReply } from './answer-request.ts';
import { library } from './testing/ask-sample.ts';

test('keepReply(library, request) keeps one reply for all whose plan is the same, and another for an occasion', () => {
  const request = { name: 'Mina', age: 20, level: 1, days: 3, language: 'Python' } as const;
  const keep = (problem: string) => keepReply(library, { ...request, problem }).body;
  assert.equal(keep('make me a plan'), keep('a plan please'));
  assert.notEqual(keep('a plan please').text, keep('a plan please, my exam is near').text);
  assert.notEqual(keep('a plan please').text, keep('a plan please, 20 minutes a day').text);
});
