import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Day } from '#planner/types/plan.ts';

import { describeFreeDays } from './free-days.ts';

const item = { key: 'vue/forms', part: 1, parts: 1, minutes: 20, why: { kind: 'core' } } as const;
const project = { kind: 'project', minutes: 20, about: [] } as const;
const review = { key: 'vue/forms', round: 1, gap: 2 };

/** A plan of days that may have work. */
function planDays(all: number, work: Readonly<Record<number, Partial<Day>>>) {
  const days = Array.from({ length: all }, (_, at): Day => ({
    day: at + 1,
    type: 'learn',
    items: [],
    reviews: [],
    recalls: [],
    minutes: 0,
    budget: 30,
    ...work[at + 1],
  }));
  return { days };
}

test('describeFreeDays says how few of the days the work takes, with its projects', () => {
  const work = { 1: { items: [item] }, 3: { fill: project } };
  assert.equal(
    describeFreeDays(planDays(300, work)),
    'The work takes 3 of your 300 days. The days after that are free.',
  );
});

test('describeFreeDays does not count questions as work, and says that they come back', () => {
  const work = { 2: { items: [item] }, 8: { reviews: [review] } };
  assert.equal(
    describeFreeDays(planDays(30, work)),
    'The work takes 2 of your 30 days. The days after that are free: only a few questions come back.',
  );
});

test('describeFreeDays is silent about less than a week', () => {
  assert.equal(describeFreeDays(planDays(10, { 4: { items: [item] } })), null);
  assert.notEqual(describeFreeDays(planDays(10, { 3: { items: [item] } })), null);
});
