import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makePlan } from '#planner/make-plan.ts';
import { exampleChain } from '#planner/testing/example-topic.ts';

import { listToCheck } from './list-to-check.ts';

const lower = exampleChain(3);
const upper = exampleChain(6, { technology: 'b', level: 2 }).map((topic, at) =>
  at === 0 ? Object.assign({}, topic, { prerequisites: ['a/2', 'a/1'] }) : topic,
);
const own = exampleChain(6, { level: 2 }).map((topic) =>
  Object.assign({}, topic, { key: `${topic.key}0`, number: topic.number + 10, prerequisites: [] }),
);
const topics = [...lower, ...own, ...upper];
const prerequisitesOf = (key: string) => topics.find((topic) => topic.key === key)?.prerequisites ?? [];
const check = (level: 1 | 2, known: readonly string[] = []) =>
  listToCheck(makePlan(topics, { days: 30, age: 30, level, known }), prerequisitesOf);

test('listToCheck names what a plan builds on and takes as known because of the level', () => {
  assert.deepEqual(check(2), ['a/2', 'a/1']);
});

test('listToCheck asks no beginner, and nothing that the learner says is known', () => {
  assert.deepEqual(check(1), []);
  assert.deepEqual(check(2, ['a/2']), ['a/1']);
});
