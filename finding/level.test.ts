import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLevel } from './level.ts';

test('readLevel reads the level a learner claims', () => {
  assert.equal(readLevel('I am a complete beginner'), 1);
  assert.equal(readLevel('python from scratch'), 1);
  assert.equal(readLevel('aprender do zero'), 1);
  assert.equal(readLevel('intermediate roadmap please'), 2);
  assert.equal(readLevel('Advanced roadmap: routing'), 3);
  assert.equal(readLevel('I have 5 years of experience'), 3);
});

test('readLevel takes neither a topic nor a denial for a level', () => {
  assert.equal(readLevel('advanced types and generics'), null);
  assert.equal(readLevel('I am not a beginner any more'), 2);
  assert.equal(readLevel('plan please'), null);
});
