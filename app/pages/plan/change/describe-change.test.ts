import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';

import { exampleLiving } from '../../../../tests/plan/example-living.ts';
import { describeChange, noteWords } from './describe-change.ts';
import { savePlan } from '../new/save-plan.ts';

const living = exampleLiving({});
const [first = ''] = living.plan.covered;
const topic = { technology: 'vue', topic: first.slice('vue/'.length) };
const name = living.shown.get(first)?.topic;
const describe = (...bodies: EventBody[]) =>
  describeChange(living, { events: exampleEvents(...bodies), undos: [] });

test('describeChange says what was done to a topic of the plan’s roadmaps, and nothing of others', () => {
  assert.equal(describe({ kind: 'topic-done', ...topic }), `${name}: done`);
  assert.equal(describe({ kind: 'topic-done', technology: 'python', topic: 'lists' }), null);
});

test('describeChange says nothing of another plan, and nothing of one that is removed', () => {
  const locked = { kind: 'plan-locked', ...topic, locked: true } as const;
  assert.equal(describe({ ...locked, plan: 'vue' }), `${name}: kept on its day in a plan`);
  assert.equal(describe({ ...locked, plan: 'css' }), null);
  assert.equal(describe({ kind: 'plan-removed', plan: 'vue' }), null);
});

test('describeChange says what came of a layout as long as it can be taken back, and then what it is now', () => {
  const body = savePlan(living.plan, living.saved);
  assert.ok(body);
  const events = exampleEvents(body);
  assert.equal(describeChange(living, { events, undos: [] }), null);
  noteWords(events, 'The plan is laid out again.');
  assert.equal(describeChange(living, { events, undos: [] }), 'The plan is laid out again.');
  assert.equal(describeChange(living, { events, undos: events }), 'Taken back. The plan is laid out again.');
});
