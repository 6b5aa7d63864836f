import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ExerciseSource } from '../exercises/exercise-schema.ts';
import { makeSubject } from '../testing/sample.ts';
import { exerciseRule } from './exercise.ts';

const good: ExerciseSource = {
  language: 'javascript',
  starter: 'let a;',
  checks: [{ that: '`a` is 1', test: 'equal(a, 1)', hint: 'Look at the first line.' }],
  solution: 'let a = 1;',
  also: ['const a = 1;'],
  mistakes: [{ code: 'let a = 2;', trips: 1 }],
};
const [check = { that: '', test: '' }] = good.checks;

function findFaults(exercise: ExerciseSource, topic = 'topic-3', slug = 'java'): string {
  const { technology, ...rest } = makeSubject();
  const subject = { ...rest, technology: { ...technology, slug, exercises: { [topic]: exercise } } };
  return exerciseRule
    .check(subject)
    .map(({ message }) => message)
    .join();
}

test('exerciseRule allows a complete exercise, and a hint that asks', () => {
  assert.equal(findFaults(good), '');
  assert.equal(findFaults({ ...good, checks: [{ ...check, hint: 'What is in line 1?' }] }), '');
});

test('exerciseRule finds an exercise of a topic that does not exist', () => {
  assert.match(findFaults(good, 'no-topic'), /no such topic/);
});

test('exerciseRule finds a script of jQuery without the page that it works on', () => {
  assert.match(findFaults(good, 'topic-3', 'jquery'), /needs the `page`/);
  assert.equal(findFaults({ ...good, page: '<p>a</p>' }, 'topic-3', 'jquery'), '');
});

const rows: readonly (readonly [what: string, changes: Partial<ExerciseSource>, message: RegExp])[] = [
  ['no language', { language: undefined }, /does not say its language/],
  ['CSS without its page', { language: 'css' }, /needs the `page`/],
  ['a brief that is no sentence', { brief: 'call it a' }, /like a sentence/],
  ['a `that` with a period', { checks: [{ ...check, that: 'It is 1.' }] }, /ends with a period/],
  ['a hint that is no sentence', { checks: [{ ...check, hint: 'line 1' }] }, /like a sentence/],
  [
    'a hint that no mistake trips',
    { checks: [{ ...check, hint: undefined }, check] },
    /no mistake trips check 2/,
  ],
  ['a mistake that trips no check', { mistakes: [{ code: 'let a = 2;', trips: 2 }] }, /there is no check 2/],
  ['a mistake that is the starter', { mistakes: [{ code: good.starter, trips: 1 }] }, /are the same/],
  ['a line of 81 characters', { solution: 'x'.repeat(81) }, /more than 80 characters/],
  ['a tab', { starter: '\tx' }, /tab/],
];

for (const [what, changes, message] of rows)
  test(`exerciseRule finds ${what}`, () => assert.match(findFaults({ ...good, ...changes }), message));
