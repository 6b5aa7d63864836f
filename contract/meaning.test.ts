import assert from 'node:assert/strict';
import { test } from 'node:test';

import { corrections, requestedPlan } from './meaning.ts';

const request = { days: 7, age: 30, level: 1 };
const wanted = { 'python/lists': 1 };

test('a requested plan keeps its goal, and what the goal presumes', () => {
  const plan = {
    technologies: ['html'],
    request: { ...request, goal: 'pet-page', presumes: ['html/lists'] },
  };
  assert.deepEqual(requestedPlan.parse(plan), plan);
});

test('a requested plan reads wanted topics under their old name, from pages that are still open', () => {
  const read = (fields: object) =>
    requestedPlan.parse({ technologies: ['python'], request: { ...request, ...fields } }).request;
  assert.deepEqual(read({ goals: wanted }), { ...request, wanted });
  assert.deepEqual(read({ wanted }), { ...request, wanted });
});

test('a corrected meaning takes the weekdays from Monday, 0, to Sunday, 6, and no other', () => {
  assert.deepEqual(corrections.parse({ weekdays: [0, 6] }), { weekdays: [0, 6] });
  for (const weekdays of [[7], [-1], [1.5], []])
    assert.equal(corrections.safeParse({ weekdays }).success, false, String(weekdays));
});

test('a requested plan refuses a weight above 1', () => {
  const heavy = { technologies: ['python'], request: { ...request, goals: { 'python/lists': 2 } } };
  assert.equal(requestedPlan.safeParse(heavy).success, false);
});
