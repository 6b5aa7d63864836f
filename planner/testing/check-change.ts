import assert from 'node:assert/strict';

import fc from 'fast-check';

import { arbitraryHistory, firstPlannedDay, daysByTopic } from './arbitrary-history.ts';
import { planRuns } from './arbitrary-case.ts';
import type { Changed, PlanWithProgress } from '../change/change-result.ts';
import { findBreaches } from './find-breaches.ts';
import type { Plan } from '../types/plan.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

const arbitraryNumber = fc.nat({ max: 1000 });

export type Given = {
  readonly topics: readonly PlanTopic[];
  readonly tracked: PlanWithProgress;
  readonly first: number;
  readonly second: number;
};

/** `before` is the plan that was changed, if it is not the one given. */
type Outcome = Changed & { readonly before?: Plan };

/** Besides what `change` asserts: the new plans fulfill every promise, and nothing that is done moves. */
export function checkChange(change: (given: Given) => Outcome | null): void {
  fc.assert(
    fc.property(
      arbitraryHistory,
      arbitraryNumber,
      arbitraryNumber,
      ({ topics, plan, progress }, first, second) => {
        const changed = change({ topics, tracked: { plan, progress }, first, second });
        if (!changed) return;
        const { onTime, inFull } = changed.replan;
        const from = firstPlannedDay(changed.before ?? plan, progress);
        for (const next of [onTime, inFull]) {
          assert.deepEqual(findBreaches(topics, next, from), []);
          for (const [key, days] of daysByTopic(plan)) {
            const isWhole = plan.covered.includes(key) && days.every((day) => day <= progress.today);
            if (Object.hasOwn(progress.done, key) && isWhole)
              assert.deepEqual(daysByTopic(next).get(key), days);
          }
        }
      },
    ),
    planRuns,
  );
}

/** Topics whose first part from `today` on is on the day. */
export function startsOn(plan: Plan, day: number, today: number): string[] {
  const earlier = new Set(
    plan.days.slice(today - 1, day - 1).flatMap(({ items }) => items.map(({ key }) => key)),
  );
  return (plan.days[day - 1]?.items ?? []).map(({ key }) => key).filter((key) => !earlier.has(key));
}
