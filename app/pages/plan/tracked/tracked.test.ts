import assert from 'node:assert/strict';
import { test } from 'node:test';

import { foldJournal } from '#journal/fold/fold.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';
import type { Rename } from '#journal/renamed.ts';
import { replanPlan } from '#planner/change/replan-plan.ts';

import { exampleLiving, roadmap } from '../../../../tests/plan/example-living.ts';
import { makeLiving } from './tracked.ts';
import { findOverdue } from './progress.ts';
import { readPlan } from './read-plan.ts';
import { savePlan } from '../new/save-plan.ts';
import { nameTopic } from '../topics.ts';

const { plan, saved } = exampleLiving({});
const [first = ''] = plan.covered;

/** The plan as it is a week later, when its first topic still goes by a name that it had. */
function liveWith(renamed: readonly Rename[]) {
  const old = JSON.parse(JSON.stringify(savePlan(plan, saved)).replaceAll(`"${first}"`, '"vue/first-steps"'));
  const state = foldJournal(
    exampleEvents(old, { kind: 'topic-done', technology: 'vue', topic: 'first-steps' }),
    { renamed },
  );
  const [kept] = state.plans.values();
  assert.ok(kept);
  const read = readPlan(kept, renamed);
  assert.ok(read);
  return makeLiving(kept, read, { state, roadmaps: [roadmap], date: '2026-11-28' });
}

test('a plan that was kept before a topic got another name is the same, and its progress too', () => {
  const living = liveWith([{ from: 'vue/first-steps', to: [first], since: '2026-11-23' }]);
  assert.deepEqual(living.plan, plan);
  assert.deepEqual(living.progress.done, { [first]: 1 });
});

test('a topic that has left the roadmaps is named in words, is not open, and the plan can be laid out again', () => {
  const living = liveWith([]);
  assert.equal(nameTopic(living.shown, 'vue/first-steps'), 'first steps');
  assert.ok(!findOverdue(living.plan, { ...living.progress, done: {} }).includes('vue/first-steps'));
  const { onTime } = replanPlan(living.topics, living.plan, living.progress);
  assert.equal(onTime.days.length, plan.days.length);
});
