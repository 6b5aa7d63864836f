import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { readOwnGoal } from './own-goal.ts';

const rows: readonly (readonly [message: string, goal: string | null])[] = [
  ["a site for my mom's bakery", "a site for my mom's bakery"],
  ['I want to build a game about cats. I have 20 minutes a day.', 'build a game about cats'],
  ['My goal is to become a web developer', 'become a web developer'],
  ['I want to learn Python so that I can automate my reports', 'automate my reports'],
  ['learn SQL in order to find my first job', 'find my first job'],
  ['Help me get a job as a tester', 'get a job as a tester'],
  ['I need a small app for my dog', 'a small app for my dog'],
  ['teach me how to make a simple website', 'make a simple website'],
  ['What is a closure?', null],
  ['How do I build a game?', null],
  ['make me a plan for Java', null],
  ['20 minutes a day', null],
  ['', null],
];

test("readOwnGoal(message) gives what is to be made or reached, in the learner's own words", () => {
  for (const [message, goal] of rows) assert.equal(readOwnGoal(message), goal, message);
});

test('readOwnGoal(message) ends a long goal with a whole word, and not with one that leads on', () => {
  const goal = readOwnGoal(
    'I want to build a website for my grandmother where she can sell the pullovers that she knits and show pictures of the cats',
  );
  assert.ok(goal !== null && goal.length <= 80, goal ?? 'null');
  assert.ok(goal.startsWith('build a website for my grandmother'));
  assert.doesNotMatch(goal, / (?:and|the|that|of)$/);
});

test('readOwnGoal(message) is at most 80 characters of the message, whatever that is', () => {
  const word = fc.constantFrom(
    'I want to',
    'build',
    'a',
    'game',
    'for my dog',
    'so that I can',
    ',',
    '.',
    'and',
    'goal is',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const message = words.join(' ');
      const goal = readOwnGoal(message);
      if (goal === null) return;
      assert.ok(goal.length <= 80 && goal.includes(' '));
      assert.ok(message.includes(goal), `${message}: ${goal}`);
    }),
  );
});
