import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';

const fruit = 'I want to make a game where you catch falling fruit';
const open = { language: 'JavaScript', days: 30 };

test('a wish that has no steps here gets a plan of its technology, and the nearest goals as an offer', () => {
  const { letter, meaning, plan } = sayNext(fruit, [], open);
  assert.equal(plan?.request.goal, undefined);
  assert.equal(meaning.goalId, null);
  assert.match(letter, /Did you have one of these in mind: \[.+\]\(\/goals\//);
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
