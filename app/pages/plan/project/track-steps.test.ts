import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';

import { exampleGoal, exampleGoalPlan, exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { trackSteps } from './track-steps.ts';

const [first] = exampleGoal.steps;
const done = () => [markDone(first?.key ?? '')];

function markDone(key: string): EventBody {
  return { kind: 'topic-done', ...splitKey(key) };
}

test('trackSteps gives each step its days, in the order of the goal', () => {
  const steps = trackSteps(exampleGoalPlan({ days: 30 }));
  assert.deepEqual(
    steps.map(({ step }) => step.title),
    exampleGoal.steps.map(({ title }) => title),
  );
  const ends = steps.map(({ ends: day }) => day ?? 0);
  assert.deepEqual(
    ends,
    ends.toSorted((one, other) => one - other),
  );
  assert.ok(ends.every((day) => day > 0 && day <= 30));
});

test('trackSteps begins a step on the first day with lines of it', () => {
  const tracked = exampleGoalPlan({ days: 60, age: 9, minutesADay: { weekday: 20 } });
  const steps = trackSteps(tracked);
  const firstDay = ({ key }: { readonly key: string }) =>
    tracked.plan.days.find(({ items }) => items.some((item) => item.key === key))?.day ?? Infinity;
  assert.ok(steps.some(({ begins, ends }) => begins !== null && ends !== null && begins < ends));
  for (const { step, begins } of steps) assert.ok((begins ?? Infinity) <= firstDay(step), step.title);
});

test('trackSteps gives no day to the last steps that are needed where the days are too few', () => {
  const plans = [3, 6, 9, 12, 15].map((days) =>
    trackSteps(exampleGoalPlan({ days })).filter(({ step }) => !step.optional),
  );
  const ends = plans.map((steps) => steps.map((step) => step.ends !== null));
  assert.ok(ends.some((isPlanned) => isPlanned[0] && isPlanned.at(-1) === false));
  for (const isPlanned of ends) assert.ok(!isPlanned.join().includes('false,true'));
});

test('a step that is marked as done is done in the plan', () => {
  const steps = trackSteps(exampleGoalPlan({}, { events: done }));
  assert.deepEqual(
    steps.map(({ isDone }) => isDone),
    exampleGoal.steps.map(({ key }) => key === first?.key),
  );
});

test('a plan without a goal has no steps', () => {
  assert.deepEqual(trackSteps(exampleTrackedPlan({})), []);
});
