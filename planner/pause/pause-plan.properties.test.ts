import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { makePlan } from '../make-plan.ts';
import { replanPlan } from '../replan/replan-plan.ts';
import { arbitraryCase, planRuns } from '../testing/arbitrary-case.ts';
import type { Plan } from '../types/plan.ts';
import { maxDays } from '../types/plan-request.ts';
import { allowTime } from '../time/allowance.ts';
import { isPausedOn } from '../time/pauses.ts';
import { extendPause, findPause, pausePlan, resumePlan } from './pause-plan.ts';

const day = fc.integer({ min: 0, max: 60 });
const drawnPause = fc.tuple(day, day).map(([start, length]) => ({ start, length }));
type Drawn = { readonly start: number; readonly length: number };

const place = ({ start, length }: Drawn, plan: Plan) => {
  const from = (start % plan.days.length) + 1;
  return { from, to: from + length };
};

const check = (holds: (given: Given) => void) =>
  fc.assert(
    fc.property(arbitraryCase, drawnPause, drawnPause, ({ topics, request }, one, other) => {
      const plan = makePlan(topics, request);
      holds({ topics, plan, one: place(one, plan), other: place(other, plan) });
    }),
    planRuns,
  );

type Given = {
  readonly topics: Parameters<typeof makePlan>[0];
  readonly plan: Plan;
  readonly one: { readonly from: number; readonly to: number };
  readonly other: { readonly from: number; readonly to: number };
};

describe('a pause in any plan', () => {
  test('pausePlan loses nothing: all work comes in its order, with its minutes', () => {
    check(({ plan, one }) => {
      assert.deepEqual(listWork(pausedOn(plan, one)), listWork(plan));
    });
  });

  test('pausePlan leaves the days of the pause free, moves nothing before it, and nothing to an earlier day', () => {
    check(({ plan, one }) => {
      const paused = pausedOn(plan, one);
      assert.deepEqual(paused.days.slice(0, one.from - 1), plan.days.slice(0, one.from - 1));
      const within = paused.days.slice(one.from - 1, one.to);
      assert.ok(within.every(({ minutes, items }) => minutes === 0 && items.length === 0));
      const before = listPlaces(plan);
      for (const [name, on] of listPlaces(paused)) assert.ok(on >= (before.get(name) ?? Infinity));
    });
  });

  test('pausePlan gives no day more than its weekday has, and no work to a day off', () => {
    check(({ plan, one }) => {
      const { week } = allowTime(plan.request);
      for (const { day: on, minutes } of pausedOn(plan, one).days)
        assert.ok(minutes <= (week[(on - 1) % 7] ?? 0), `day ${on}`);
    });
  });

  test('resumePlan on the day on which a pause begins gives the same days again', () => {
    check(({ plan, one }) => {
      const { days, finishedOn, locked } = resumePlan(pausedOn(plan, one), one.from);
      assert.deepEqual(
        { days, finishedOn, locked },
        { days: plan.days, finishedOn: plan.finishedOn, locked: plan.locked },
      );
    });
  });

  test('resumePlan in the middle of a pause is a shorter pause', () => {
    check(({ plan, one }) => {
      const today = Math.floor((one.from + one.to + 1) / 2);
      if (today === one.from) return;
      assert.deepEqual(
        resumePlan(pausedOn(plan, one), today),
        pausedOn(plan, { from: one.from, to: today - 1 }),
      );
    });
  });

  test('pausePlan changes nothing the second time, and two pauses are the same in any order', () => {
    check(({ plan, one, other }) => {
      const paused = pausedOn(plan, one);
      assert.deepEqual(pausedOn(paused, one), paused);
      const both = pausedOn(paused, other);
      assert.deepEqual(both, pausedOn(pausedOn(plan, other), one));
      for (const { day: on, minutes } of both.days)
        if (isPausedOn([one, other], on)) assert.equal(minutes, 0);
    });
  });

  test('extendPause keeps today free, and is the same whenever it is looked at', () => {
    check(({ plan, one }) => {
      const open = pausedOn(plan, { from: one.from, to: one.from, open: true });
      const today = extendPause(open, one.to);
      assert.deepEqual(extendPause(today, one.to), today);
      assert.deepEqual(extendPause(extendPause(open, Math.floor((one.from + one.to) / 2)), one.to), today);
      assert.deepEqual(listWork(today), listWork(plan));
      assert.equal(today.days[one.to - 1]?.minutes ?? 0, 0);
      assert.equal(findPause(today, one.to)?.open, true);
      assert.equal(findPause(resumePlan(today, one.to), one.to), null);
    });
  });

  test('replanPlan gives no work to the days of a pause', () => {
    check(({ topics, plan, one }) => {
      const paused = pausedOn(plan, one);
      const { onTime } = replanPlan(topics, paused, { today: 1, done: {} });
      for (const { day: on, minutes } of onTime.days) if (isPausedOn([one], on)) assert.equal(minutes, 0);
    });
  });
});

function pausedOn(plan: Plan, pause: Parameters<typeof pausePlan>[1]): Plan {
  const paused = pausePlan(plan, pause);
  assert.ok(paused && paused.days.length <= maxDays);
  return paused;
}

/** What is done in a plan, day by day, without the dates. */
function listWork({ days }: Plan) {
  return days
    .filter(({ minutes }) => minutes > 0)
    .map(({ type, items, reviews, recalls, fill, minutes }) => {
      const asked = reviews.map(({ key, round }) => ({ key, round }));
      return { type, items, asked, recalls, fill, minutes };
    });
}

function listPlaces({ days }: Plan): Map<string, number> {
  return new Map(days.flatMap((one) => one.items.map(({ key, part }) => [`${key} ${part}`, one.day])));
}
