import assert from 'node:assert/strict';

import fc from 'fast-check';

import { arbitraryHistory, firstLaidDay, placesOf } from './arbitrary-history.ts';
import { runs } from './arbitrary.ts';
import type { Changed, Living } from '../change/change.ts';
import { findBreaches } from './invariants.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanTopic } from '../model/topic.ts';

const arbitraryNumber = fc.nat({ max: 1000 });

/** A plan that is lived, and two numbers to choose by. */
export type Given = {
  readonly topics: readonly PlanTopic[];
  readonly living: Living;
  readonly first: number;
  readonly second: number;
};

/** Besides what `change` asserts: what comes of it keeps every promise, and moves nothing that is done. */
export function checkChange(change: (given: Given) => Changed | null): void {
  fc.assert(
    fc.property(
      arbitraryHistory,
      arbitraryNumber,
      arbitraryNumber,
      ({ topics, plan, progress }, first, second) => {
        const changed = change({ topics, living: { plan, progress }, first, second });
        if (!changed) return;
        const { onTime, inFull } = changed.replan;
        const from = firstLaidDay(plan, progress);
        for (const next of [onTime, inFull]) {
          assert.deepEqual(findBreaches(topics, next, from), []);
          for (const [key, days] of placesOf(plan)) {
            const isWhole = plan.covered.includes(key) && days.every((day) => day <= progress.today);
            if (Object.hasOwn(progress.done, key) && isWhole) assert.deepEqual(placesOf(next).get(key), days);
          }
        }
      },
    ),
    runs,
  );
}

/** Topics of whose parts from `today` on the first stands on the day. */
export function startsOn(plan: Plan, day: number, today: number): string[] {
  const earlier = new Set(
    plan.days.slice(today - 1, day - 1).flatMap(({ items }) => items.map(({ key }) => key)),
  );
  return (plan.days[day - 1]?.items ?? []).map(({ key }) => key).filter((key) => !earlier.has(key));
}
