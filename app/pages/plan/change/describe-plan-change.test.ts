import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { describePlanChange, rememberMessage } from './describe-plan-change.ts';
import { makePlanSaved } from '../new/make-plan-saved.ts';

const tracked = exampleTrackedPlan({});
const [first = ''] = tracked.plan.covered;
const topic = { technology: 'vue', topic: first.slice('vue/'.length) };
const name = tracked.shown.get(first)?.title;
const describe = (...bodies: EventBody[]) =>
  describePlanChange(tracked, { events: exampleEvents(...bodies), undos: [] });

test('describeChange describes changes to topics of the plan’s roadmaps only', () => {
  assert.equal(describe({ kind: 'topic-done', ...topic }), `${name}: done`);
  assert.equal(describe({ kind: 'topic-done', technology: 'python', topic: 'lists' }), null);
});

test('describeChange gives null for other plans and for a removed plan', () => {
  const locked = { kind: 'plan-locked', ...topic, locked: true } as const;
  assert.equal(describe({ ...locked, plan: 'vue' }), `${name}: locked to its day in a plan`);
  assert.equal(describe({ ...locked, plan: 'css' }), null);
  assert.equal(describe({ kind: 'plan-removed', plan: 'vue' }), null);
});

test('describeChange gives the message of a saved change, also after it is undone', () => {
  const body = makePlanSaved(tracked.plan, tracked.saved);
  assert.ok(body);
  const events = exampleEvents(body);
  assert.equal(describePlanChange(tracked, { events, undos: [] }), null);
  rememberMessage(events, 'The plan was updated.');
  assert.equal(describePlanChange(tracked, { events, undos: [] }), 'The plan was updated.');
  assert.equal(describePlanChange(tracked, { events, undos: events }), 'Undone. The plan was updated.');
});
