import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitKey } from '#content/topic-key.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { listTakenOut } from './list-taken-out.ts';

const [first = ''] = exampleTrackedPlan({}).plan.covered;

test('listTakenOut lists a topic of the plan that was skipped in its roadmap', () => {
  const events = () => [{ kind: 'topic-skipped', ...splitKey(first) } as const];
  assert.deepEqual(listTakenOut(exampleTrackedPlan({}, { events })), [first]);
});

test('listTakenOut leaves out what the plan takes as known', () => {
  const events = () => [{ kind: 'topic-skipped', ...splitKey(first) } as const];
  assert.deepEqual(listTakenOut(exampleTrackedPlan({ known: [first] }, { events })), []);
  assert.deepEqual(listTakenOut(exampleTrackedPlan({ level: 3 }, { events })), []);
});
