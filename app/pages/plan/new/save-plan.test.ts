import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isEvent } from '#journal/event/parse-events.ts';
import { exampleEvents } from '#journal/testing/example-event.ts';

import { exampleLiving } from '../../../../tests/plan/example-living.ts';
import { savePlan } from './save-plan.ts';

const { plan, saved } = exampleLiving({});
const [day] = plan.days;
const lengthen = (days: number) => ({
  ...plan,
  days: Array.from({ length: days }, () => day ?? plan.days[0]).flatMap((one) => one ?? []),
});

test('savePlan gives an event that a journal takes, and none for a plan that is larger than that', () => {
  let kept = 0;
  for (let days = 100; days <= 12_800; days *= 2) {
    const event = savePlan(lengthen(days), saved);
    if (!event) continue;
    kept = days;
    assert.ok(exampleEvents(event).every(isEvent));
  }
  assert.ok(kept >= 400 && kept < 12_800, `${kept} days`);
});
