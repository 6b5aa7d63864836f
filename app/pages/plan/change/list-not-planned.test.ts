import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isStepKey } from '#content/topic-key.ts';

import { exampleGoalPlan, exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { listNotPlanned } from './list-not-planned.ts';

test('a plan that makes all of its goal leaves out nothing, but for what the goal does not need', () => {
  const { leftOut, notNeeded } = listNotPlanned(exampleGoalPlan({ days: 20 }));
  assert.deepEqual(leftOut, []);
  assert.ok(notNeeded.length > 0);
});

test('a plan that is too short for its goal leaves out its last steps and what they need', () => {
  const tracked = exampleGoalPlan({ days: 4, minutesADay: { weekday: 45 } });
  const { leftOut, notNeeded } = listNotPlanned(tracked);
  const steps = leftOut.filter(isStepKey);
  assert.ok(steps.length > 0 && steps.length < leftOut.length);
  assert.ok(notNeeded.length > 0 && !notNeeded.some(isStepKey));
  const needs = tracked.goal?.steps.flatMap((step) => step.needs) ?? [];
  assert.ok(!notNeeded.some((key) => needs.includes(key)));
});

test('a plan without a goal leaves out one list', () => {
  const { leftOut, notNeeded } = listNotPlanned(exampleTrackedPlan({ days: 3 }));
  assert.ok(leftOut.length > 0);
  assert.deepEqual(notNeeded, []);
});
