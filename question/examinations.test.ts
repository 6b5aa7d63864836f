import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readWish } from './intent/intent.ts';

test('readWish takes an examination that lies ahead for a wish to be made ready', () => {
  for (const text of [
    'i have a test on monday',
    'my final exam is coming, please help me prepare',
    'exam next week',
    'the test is in 4 days',
    'our test comes on friday',
  ])
    assert.equal(readWish(text), 'plan', text);
  for (const text of ['why does my unit test fail', 'how do i write a test for next week?'])
    assert.equal(readWish(text), 'answer', text);
  assert.equal(readWish('the test runs in this browser'), 'none');
});
