import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Plan } from '#planner/types/plan.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { describeCatchUp } from './describe-catch-up.ts';

const tracked = exampleTrackedPlan({});
const [first = '', second = ''] = tracked.plan.covered;

/** The plan on other days, without some topics. */
function change(isKept: (key: string) => boolean, later: number): Plan {
  const days = tracked.plan.days.map((day) => {
    const items = day.items.filter(({ key }) => isKept(key));
    return { ...day, day: items.length > 0 ? day.day + later : day.day, items };
  });
  return { ...tracked.plan, days };
}

test('describeCatchUp() says when there is nothing to move', () => {
  assert.equal(describeCatchUp(tracked, tracked.plan), 'You are on track. There is nothing to move.');
});

test('describeCatchUp() counts each topic once: as moved or as left out', () => {
  const all = tracked.plan.covered.length;
  assert.match(
    describeCatchUp(
      tracked,
      change(() => true, 1),
    ),
    new RegExp(`^${all} topics moved\\. You now`),
  );
  assert.match(
    describeCatchUp(
      tracked,
      change((key) => key !== first, 0),
    ),
    /^1 topic left out\. You now finish on /,
  );
  assert.match(
    describeCatchUp(
      tracked,
      change((key) => key !== first && key !== second, 1),
    ),
    new RegExp(`^${all - 2} topics moved, 2 topics left out\\. `),
  );
});
