import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleChain } from '../testing/example-topic.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { chooseNextGoals, type NextGoal } from './next-goals.ts';

const topics = [...exampleChain(12), ...exampleChain(3, { technology: 'b' })];
const request: PlanRequest = { days: 14, age: 12, level: 1, goal: 'kite', minutesADay: { weekday: 45 } };

function goal(id: string, needs: readonly string[], changes: Partial<NextGoal> = {}): NextGoal {
  const steps = needs.map((need, at) => ({ key: `goals/${id}-${at + 1}`, minutes: 30, needs: [need] }));
  return { id, interest: 'games', level: 1, youngest: 8, steps, ...changes };
}

const kite = goal('kite', ['a/1', 'a/2']);

function choose(others: readonly NextGoal[], changes: Partial<PlanRequest> = {}) {
  return chooseNextGoals(topics, { ...request, ...changes }, { own: kite, others });
}

test('chooseNextGoals takes the goal with the fewest new topics first, each once, until the days are full', () => {
  const [near, far] = [goal('near', ['a/3']), goal('far', ['a/9'])];
  assert.deepEqual(choose([far, kite, near]), { nextGoals: ['near', 'far'] });
  assert.deepEqual(choose([far, near], { days: 3 }).nextGoals, ['near']);
  assert.deepEqual(choose([far, near], { days: 1 }), { nextGoals: [] });
});

test('chooseNextGoals leaves out goals of another level, technology or age, and those that are done', () => {
  const others = [
    goal('too-hard', ['a/3'], { level: 3 }),
    goal('too-old', ['a/3'], { youngest: 14 }),
    goal('too-young', ['a/3'], { oldest: 11 }),
    goal('other', ['b/1']),
    goal('unknown', ['a/3', 'c/1']),
    goal('done', ['a/3']),
  ];
  assert.deepEqual(choose(others, { known: ['goals/done-1'] }), { nextGoals: [], moreTopics: true });
});

test('chooseNextGoals takes what is of the same interest first, and at most two', () => {
  const others = [
    goal('chart', ['a/3'], { interest: 'data' }),
    goal('game', ['a/9']),
    goal('other', ['a/10']),
  ];
  assert.deepEqual(choose(others, { days: 365 }), { nextGoals: ['game', 'other'] });
  assert.deepEqual(choose(others.slice(0, 2), { days: 365 }), { nextGoals: ['game', 'chart'] });
  assert.deepEqual(choose(others.slice(0, 1), { days: 365 }), { nextGoals: ['chart'] });
});

test('chooseNextGoals goes on with other topics only where no goal fits', () => {
  assert.deepEqual(choose([kite], { days: 365 }), { nextGoals: [], moreTopics: true });
  assert.deepEqual(choose([kite], { days: 1 }), { nextGoals: [] });
});

test('chooseNextGoals never goes back to a lower level', () => {
  const own = { ...kite, level: 2 as const };
  const others = [
    goal('easy', ['a/3']),
    goal('same', ['a/4'], { level: 2 }),
    goal('hard', ['a/5'], { level: 3 }),
  ];
  const { nextGoals } = chooseNextGoals(topics, request, { own, others });
  assert.deepEqual(nextGoals, ['same', 'hard']);
});
