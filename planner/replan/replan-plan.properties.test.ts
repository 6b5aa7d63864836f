import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryHistory, firstPlannedDay, followPlan, daysByTopic } from '../testing/arbitrary-history.ts';
import { arbitraryCase, planRuns } from '../testing/arbitrary-case.ts';
import { findBreaches } from '../testing/find-breaches.ts';
import { makePlan } from '../make-plan.ts';
import { replanPlan } from './replan-plan.ts';

describe('replanPlan, for any plan and history', () => {
  test('makes two plans that fulfill every promise from today on', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { onTime, inFull } = replanPlan(topics, plan, progress);
        const from = firstPlannedDay(plan, progress);
        assert.deepEqual(findBreaches(topics, onTime, from), []);
        assert.deepEqual(findBreaches(topics, inFull, from), []);
      }),
      planRuns,
    );
  });

  test('never moves what is done, and never plans it again', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { onTime, inFull } = replanPlan(topics, plan, progress);
        for (const next of [onTime, inFull]) {
          for (const [key, days] of daysByTopic(plan)) {
            const isDone = Object.hasOwn(progress.done, key);
            const isWhole = plan.covered.includes(key) && days.every((day) => day <= progress.today);
            if (isDone && isWhole) assert.deepEqual(daysByTopic(next).get(key), days);
          }
          const later = next.days.slice(progress.today).flatMap(({ items }) => items);
          assert.deepEqual(
            later.filter(({ key }) => Object.hasOwn(progress.done, key)),
            [],
          );
        }
      }),
      planRuns,
    );
  });

  test('covers in full what the old plan did, and ends on time where it says so', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress }) => {
        const { isChoice, onTime, inFull } = replanPlan(topics, plan, progress);
        const settled = new Set([...inFull.covered, ...progress.dropped]);
        assert.deepEqual(
          plan.covered.filter((key) => !settled.has(key)),
          [],
        );
        assert.equal(onTime.days.length, Math.max(plan.days.length, progress.today - 1));
        assert.ok(inFull.days.length >= onTime.days.length);
        if (!isChoice) assert.equal(inFull, onTime);
      }),
      planRuns,
    );
  });

  test('loses nothing a second time if nothing is locked', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ topics, plan, progress: tracked }) => {
        const progress = { ...tracked, locked: {} };
        const { onTime } = replanPlan(topics, plan, progress);
        const again = replanPlan(topics, onTime, progress).onTime;
        assert.deepEqual(
          onTime.covered.filter((key) => !again.covered.includes(key)),
          [],
        );
      }),
      planRuns,
    );
  });

  test('returns an equal plan before it is begun', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ topics, request }) => {
        const plan = makePlan(topics, request);
        assert.deepEqual(replanPlan(topics, plan, { today: 1, done: {} }).onTime, plan);
      }),
      planRuns,
    );
  });

  test('leaves nothing out for a learner who did everything', () => {
    const arbitraryDay = fc.tuple(arbitraryCase, fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(arbitraryDay, ([{ topics, request }, day]) => {
        const plan = makePlan(topics, request);
        fc.pre(plan.covered.length > 0);
        const today = Math.min(day, plan.days.length);
        const { isChoice } = replanPlan(topics, plan, { today, ...followPlan(plan, today) });
        assert.equal(isChoice, false);
      }),
      planRuns,
    );
  });
});
