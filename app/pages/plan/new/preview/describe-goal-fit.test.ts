import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleGoal, goalContent } from '../../../../../tests/example-tracked-plan.ts';
import { describeGoalFit } from './describe-goal-fit.ts';
import { makeRequest } from '../read-plan-form.ts';
import { foldJournal } from '#journal/fold/fold.ts';

const page = { kind: 'plan', technologies: [], needs: {}, interests: [] } as const;
const state = foldJournal([], { renamed: [] });
const describe = (days: number, known: readonly string[] = []) => {
  const context = { page, state, goal: exampleGoal };
  const request = makeRequest({ days, age: 30, level: 1, known }, context);
  return describeGoalFit({ content: goalContent, request, steps: exampleGoal.steps }, '2026-11-21');
};

test('describeGoalFit names the step that the days reach, and the fewest days for all of them', () => {
  const { days } = describe(4);
  assert.ok(days !== null && days > 4);
  const reached = /^Too few days: they reach step \d of 5, “.+”\. \d+ days would be enough, until /;
  assert.match(describe(days - 1).words, reached);
  assert.match(describe(days).words, /^All 5 steps fit\. It is made on day \d+, [A-Z][a-z]+day /);
  assert.equal(describe(days).days, null);
});

test('describeGoalFit counts only the steps that are still open', () => {
  const keys = exampleGoal.steps.map(({ key }) => key);
  assert.match(describe(60, keys.slice(0, 4)).words, /^The step fits\./);
  assert.deepEqual(describe(10, keys), { words: 'You have done all of its steps already.', days: null });
});
