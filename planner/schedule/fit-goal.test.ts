import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTopic } from '../testing/example-topic.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { fitGoal } from './fit-goal.ts';
import { listFinished } from './schedule.ts';

const step = (number: number, prerequisites: readonly string[]) =>
  exampleTopic(number, { key: `goals/kite-${number}`, step: true, minutes: 20, prerequisites });
const topics = [
  ...[1, 2, 3, 4, 5, 6].map((number) => exampleTopic(number, { key: `a/${number}`, minutes: 40 })),
  step(1, ['a/1', 'a/2']),
  step(2, ['a/3', 'a/4', 'goals/kite-1']),
];
const request: PlanRequest = { days: 30, age: 30, level: 1, minutesADay: { weekday: 45 }, goal: 'kite' };

function fit(days: number) {
  const { course, schedule } = fitGoal(topics, { ...request, days });
  const finished = listFinished(course, schedule).map((topic) => course.topics[topic]?.key ?? '');
  return { share: course.request.shareInSteps ?? 1, finished };
}

test('fitGoal gives topics all their minutes where the days hold every step', () => {
  const { share, finished } = fit(30);
  assert.equal(share, 1);
  assert.ok(finished.includes('goals/kite-2') && finished.includes('a/6'));
});

test('fitGoal shortens what the steps need where that reaches further, and then teaches nothing else', () => {
  const { share, finished } = fit(5);
  assert.ok(share < 1);
  assert.ok(finished.includes('goals/kite-2'));
  assert.ok(!finished.includes('a/5'));
});

test('fitGoal never makes less with more days', () => {
  const made = Array.from({ length: 20 }, (_, at) =>
    fit(at + 1).finished.filter((key) => key.startsWith('goals/')),
  );
  for (const [at, steps] of made.entries()) assert.ok(steps.length >= (made[at - 1]?.length ?? 0));
});

test('fitGoal chooses again, whatever an earlier plan had chosen', () => {
  const { course } = fitGoal(topics, { ...request, shareInSteps: 0.5 });
  assert.equal(course.request.shareInSteps, undefined);
});

test('fitGoal leaves out optional steps before it cuts from the end, and only where the days are too few', () => {
  const middle = { ...step(2, ['a/3', 'a/4', 'goals/kite-1']), optional: true as const };
  const marked = [...topics.slice(0, 7), middle, step(3, ['a/5', 'goals/kite-2'])];
  const steps = (days: number) => {
    const { course, schedule } = fitGoal(marked, { ...request, days, nextGoals: [] });
    const keys = listFinished(course, schedule).map((topic) => course.topics[topic]?.key ?? '');
    return keys.filter((key) => key.startsWith('goals/'));
  };
  const made = Array.from({ length: 20 }, (_, at) => steps(at + 1).join(' '));
  assert.ok(made.includes('goals/kite-1 goals/kite-3'), made.join());
  assert.ok(!made.includes('goals/kite-1 goals/kite-2'));
  assert.equal(made.at(-1), 'goals/kite-1 goals/kite-2 goals/kite-3');
});

test('fitGoal leaves out an optional step where that reaches a later one, though not the end', () => {
  const middle = { ...step(2, ['a/3', 'a/4', 'goals/kite-1']), optional: true as const };
  const end = { ...step(4, ['goals/kite-3']), minutes: 400 };
  const marked = [...topics.slice(0, 7), middle, step(3, ['a/5', 'goals/kite-2']), end];
  const reached = Array.from({ length: 6 }, (_, at) => {
    const { course, schedule } = fitGoal(marked, { ...request, days: at + 1, nextGoals: [] });
    return listFinished(course, schedule).map((topic) => course.topics[topic]?.key ?? '');
  });
  const short = reached.filter((keys) => keys.includes('goals/kite-3') && !keys.includes('goals/kite-2'));
  assert.notDeepEqual(short, []);
});
