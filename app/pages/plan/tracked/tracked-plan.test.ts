import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import { followKeys, type Rename } from '#journal/renames.ts';
import { replanPlan } from '#planner/replan/replan-plan.ts';

import { exampleTrackedPlan, roadmap } from '../../../../tests/example-tracked-plan.ts';
import { makeTrackedPlan } from './tracked-plan.ts';
import { findOverdue } from '#planner/stored-plan/read-progress.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';
import { makePlanSaved } from '../new/make-plan-saved.ts';
import { nameTopic } from '../topics.ts';

const { plan, saved } = exampleTrackedPlan({});
const [first = ''] = plan.covered;

/** The plan a week later, saved with an old key for its first topic. */
function trackWith(renamed: readonly Rename[]) {
  const old = JSON.parse(
    JSON.stringify(makePlanSaved(plan, saved)).replaceAll(`"${first}"`, '"vue/first-steps"'),
  );
  const state = foldJournal(
    exampleEvents(old, { kind: 'topic-done', technology: 'vue', topic: 'first-steps' }),
    { renamed },
  );
  const [savedState] = state.plans.values();
  assert.ok(savedState);
  const read = readSavedPlan(savedState, followKeys(renamed), '2026-11-28');
  assert.ok(read);
  return makeTrackedPlan(savedState, read, {
    state,
    roadmaps: [roadmap],
    goal: null,
    projects: [],
    date: '2026-11-28',
  });
}

test('a plan that was saved before a topic was renamed stays the same, with its progress', () => {
  const tracked = trackWith([{ from: 'vue/first-steps', to: [first], since: '2026-11-23' }]);
  assert.deepEqual(tracked.plan, plan);
  assert.deepEqual(tracked.progress.done, { [first]: 1 });
});

test('a topic that the roadmaps no longer have is named, is not overdue, and the plan can be replanned', () => {
  const tracked = trackWith([]);
  assert.equal(nameTopic(tracked.shown, 'vue/first-steps'), 'First steps');
  assert.ok(!findOverdue(tracked.plan, { ...tracked.progress, done: {} }).includes('vue/first-steps'));
  const { onTime } = replanPlan(tracked.topics, tracked.plan, tracked.progress);
  assert.equal(onTime.days.length, plan.days.length);
});

test('a plan has begun from its first date on', () => {
  const begun = ['2026-11-20', '2026-11-21', '2026-11-22'].map(
    (date) => exampleTrackedPlan({}, { date }).hasBegun,
  );
  assert.deepEqual(begun, [false, true, true]);
});
