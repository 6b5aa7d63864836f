import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadGoals, loadInterests } from '#content/library.ts';
import { rankGoals, makeGoalIndex } from './rank-goals.ts';

const goals = await loadGoals();
const interests = (await loadInterests()).map((interest) => {
  const own = goals.filter(({ interest: id }) => id === interest.id);
  const cards = own.map((goal) => Object.assign({}, goal, { steps: goal.steps.length, minutes: 60 }));
  return Object.assign({ goals: cards }, interest);
});
const names = Object.fromEntries(goals.map((goal) => [goal.id, goal.names]));
const index = makeGoalIndex(interests, names);
const find = (typed: string) => rankGoals(index, typed).map(({ id }) => id);

test('rankGoals() finds every goal by its title, and by each of its names among the first three', () => {
  for (const { id, title, names: own } of goals) {
    assert.equal(find(title)[0], id, title);
    for (const name of own) assert.ok(find(name).slice(0, 3).includes(id), `${id}: ${name}`);
  }
});

test('rankGoals() finds nothing for words that no goal has, and takes unfinished words', () => {
  for (const typed of ['zzzz', '<b>.*', '!?', 'the of and']) assert.deepEqual(find(typed), [], typed);
  assert.ok(find('minesw').includes('minesweeper'));
  assert.ok(find('Hangma').includes('hangman'));
});

test('rankGoals() finds goals by technology and interest, even without their names', () => {
  const unnamed = makeGoalIndex(interests, {});
  const found = rankGoals(unnamed, 'kotlin');
  assert.ok(found.length > 0 && found.every(({ technologies }) => technologies.includes('kotlin')));
  assert.ok(rankGoals(unnamed, 'games').some(({ id }) => id === 'snake-game'));
  const games = goals.filter(({ interest }) => interest === 'games').map(({ id }) => id);
  assert.deepEqual(find('game').slice(0, games.length).toSorted(), games.toSorted());
});
