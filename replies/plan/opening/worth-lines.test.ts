import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';

test('a plan for someone who asks whether to learn something says first what speaks for it', () => {
  const reply = askSample({
    language: 'jQuery',
    problem: 'My grandson says jquery is old, should I still learn it?',
  });
  assert.match(
    reply,
    /depends on what you want to make[^]*\[When not to use jQuery\]\([^)]+\): [^]*\*\*Day 1\*\*/,
  );
  assert.match(
    askSample({ language: 'Ruby', problem: 'is ruby worth learning?' }),
    /\*\*Ruby\*\*: .+Rails[^]*\nIf you decide to learn it, here is a plan[^]*\*\*Day 1\*\*/,
  );
  assert.doesNotMatch(askSample({ language: 'Ruby' }), /depends on|If you decide/);
});
