import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const fruit = 'I want to make a game where you catch falling fruit';
const open = { language: 'JavaScript', days: 30 };

test('a wish without a ready path is built in the steps of its shape, and the plan says so', () => {
  const { letter, meaning, plan } = sayNext('I want an app for our choir', [], open);
  assert.equal(plan?.request.goal, 'own-app-javascript');
  assert.equal(meaning.goalId, 'own-app-javascript');
  assert.match(letter, /There is no ready path for exactly this/);
  assert.match(letter, /\[An app for your choir\]\(\/goals\/own-app-javascript\)/);
});

test('a game that moves is a game of its own', () => {
  assert.equal(sayNext(fruit, [], open).plan?.request.goal, 'own-game-javascript');
});

test('a goal that is only likely meant is planned and asked about', () => {
  const reply = askSample({
    language: 'Git',
    days: 7,
    problem: 'Group project starts Monday, I have no clue how git works',
  });
  assert.match(reply, /I take it that this is your goal: \[A group project that starts on Monday\]/);
});

const aimless: readonly (readonly [string, string])[] = [
  ['teach me JavaScript', 'JavaScript'],
  ['I want to learn JavaScript properly', 'JavaScript'],
  ['I know Vue and want to learn C#', 'C#'],
  ['I know JQuery and want to learn Kotlin', 'Kotlin'],
  ['I know C# and want to learn Ruby', 'Ruby'],
  ['i get pushed to learn react at work', 'PHP'],
  ['I want to build a chat app with Python', 'Python'],
];

for (const [problem, language] of aimless) {
  test(`no goal is planned for "${problem}"`, () => {
    const { plan, letter } = sayNext(problem, [], { language, days: 30 });
    assert.equal(plan?.request.goal, undefined);
    assert.doesNotMatch(letter, /nearest thing|this is your goal/);
  });
}
