import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

test('a plan for someone who also asks whether to learn something says first whether it is worth it', () => {
  assert.match(
    askSample({ language: 'Ruby', problem: 'make me a plan for ruby, is it worth learning?' }),
    /\n\nYes, Ruby is worth learning[^]*\nIf you decide to learn it, here is a plan[^]*\*\*Day 1\*\*/,
  );
  assert.match(
    askSample({ language: 'jQuery', problem: 'I want to learn jquery, is it still worth it?' }),
    /\n\nFor new pages no, for older ones yes\.[^]*\[When not to use jQuery\]\([^)]+\): [^]*\*\*Day 1\*\*/,
  );
  assert.doesNotMatch(askSample({ language: 'Ruby' }), /worth learning|If you decide/);
});

test('who only asks whether it is worth it gets the verdict, and a plan as an offer', () => {
  for (const problem of [
    'is ruby worth learning?',
    'My grandson says ruby is old, should I still learn it?',
  ]) {
    const reply = askSample({ language: 'Ruby', problem });
    assert.match(reply, /\n\nYes, Ruby is worth learning/, problem);
    assert.match(reply, /Say "make me a plan for Ruby"/, problem);
    assert.doesNotMatch(reply, /\*\*Day 1\*\*/, problem);
  }
});
