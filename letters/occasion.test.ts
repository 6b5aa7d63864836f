import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readOccasion } from './occasion.ts';

test('readOccasion(question) reads what a learner must be ready for', () => {
  assert.equal(readOccasion('I have an interview in 5 days'), 'interview');
  assert.equal(readOccasion('Exam on Friday, please help'), 'exam');
  assert.equal(readOccasion('prepare me for the maths test next week'), 'exam');
  assert.equal(readOccasion('Morgen ist die Prüfung'), 'exam');
  assert.equal(readOccasion('my project deadline is in two weeks'), 'deadline');
  assert.equal(readOccasion('it is due on Monday'), 'deadline');
});

test('readOccasion(question) reads nothing into other questions', () => {
  for (const question of ['make me a plan', 'how do I write a unit test?', 'what is an example?', ''])
    assert.equal(readOccasion(question), null, question);
});
