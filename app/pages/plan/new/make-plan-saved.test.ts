import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isEvent } from '#journal/event/parse-events.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { makePlanSaved, renamePlan } from './make-plan-saved.ts';

const { plan, saved } = exampleTrackedPlan({});
const [day] = plan.days;
const lengthen = (days: number) => ({
  ...plan,
  days: Array.from({ length: days }, () => day ?? plan.days[0]).flatMap((one) => one ?? []),
});

test('makePlanSaved gives a valid event, and null for a plan that is too large', () => {
  let longest = 0;
  for (let days = 100; days <= 12_800; days *= 2) {
    const event = makePlanSaved(lengthen(days), saved);
    if (!event) continue;
    longest = days;
    assert.ok(exampleEvents(event).every(isEvent));
  }
  assert.ok(longest >= 400 && longest < 12_800, `${longest} days`);
});

test('renamePlan changes the number of days, and leaves a title that says none', () => {
  assert.equal(renamePlan('Vue in 8 days', lengthen(8), lengthen(9)), 'Vue in 9 days');
  assert.equal(renamePlan('Vue in 1 day', lengthen(1), lengthen(2)), 'Vue in 2 days');
  assert.equal(renamePlan('My plan', lengthen(8), lengthen(9)), 'My plan');
});
