import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readOccasion } from './occasion.ts';

test('readOccasion(question) reads what a learner must be ready for', () => {
  assert.equal(readOccasion('I have an interview in 5 days'), 'interview');
  assert.equal(readOccasion('Exam on Friday, please help'), 'exam');
  assert.equal(readOccasion('prepare me for the maths test next week'), 'exam');
  assert.equal(readOccasion('I have a Java test coming up next Tuesday'), 'exam');
  assert.equal(readOccasion('my school test'), 'exam');
  assert.equal(readOccasion('study for the test with me'), 'exam');
  assert.equal(readOccasion('the test is in 4 days'), 'exam');
  assert.equal(readOccasion('my test about flexbox and grid is in 5 days'), 'exam');
  assert.equal(readOccasion('Morgen ist die Prüfung'), 'exam');
  assert.equal(readOccasion('my project deadline is in two weeks'), 'deadline');
  assert.equal(readOccasion('it is due on Monday'), 'deadline');
  assert.equal(readOccasion('my project is due Wednesday'), 'deadline');
});

test('readOccasion(question) takes a test of a program for no exam', () => {
  for (const question of [
    'I want to write my first integration test in Ruby',
    'How do I run this test in the browser?',
    'the test in Java never ends',
    'make the failing test green',
    'I have a unit test on a class',
    'I have a test that fails',
    'Is there a test in this file?',
    'I want to write a good test in three days',
  ])
    assert.equal(readOccasion(question), null, question);
});

test('readOccasion(question) reads nothing into other questions', () => {
  for (const question of ['make me a plan', 'how do I write a unit test?', 'what is an example?', ''])
    assert.equal(readOccasion(question), null, question);
});
