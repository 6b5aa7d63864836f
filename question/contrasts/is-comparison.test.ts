import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isComparison } from './is-comparison.ts';

test('isComparison(question) holds where two things are set beside each other', () => {
  for (const question of [
    'difference between let and var',
    'list vs tuple',
    'flex or grid?',
    'Was ist der Unterschied?',
  ])
    assert.ok(isComparison(question), question);
});

test('isComparison(question) does not hold for a question on one thing', () => {
  for (const question of ['what is a loop?', 'explain for loops', 'how do I sort a list'])
    assert.ok(!isComparison(question), question);
});
