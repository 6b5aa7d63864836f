import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleTrackedPlan } from '../../../../../tests/example-tracked-plan.ts';
import type { PlanForm } from '../read-plan-form.ts';
import { describeSharedTime } from './describe-shared-time.ts';
import { findSharedTime } from './find-shared-time.ts';

/** From Saturday 21 November 2026, with 45 minutes a day, Saturdays and Sundays off. */
const { saved, plan } = exampleTrackedPlan({ days: 14, restDays: [5, 6] });
const today = '2026-11-21';
const worked = plan.days.filter(({ minutes }) => minutes > 0);

function makeForm(starts: string, request: Partial<PlanForm['request']> = {}): PlanForm {
  const usual = { days: 7, age: 30, level: 1, firstWeekday: 0, minutesADay: { weekday: 60 } } as const;
  return { technologies: ['sql'], starts, request: { ...usual, ...request } };
}

test('findSharedTime counts the days on which both plans have work, and what is left of the minutes', () => {
  const shared = findSharedTime(makeForm('2026-11-23'), [saved], today);
  const week = worked.slice(0, 5).map(({ minutes }) => minutes);
  assert.equal(shared?.days, 5);
  assert.equal(shared.own + shared.others, 60 + Math.max(...week));
  assert.equal(shared.fewer, 60 - Math.max(...week));
  assert.deepEqual(shared.quiet, [5, 6]);
  assert.match(
    describeSharedTime(shared),
    /^Vue in 20 days also has work on 5 days of this plan\. Together that needs up to \d+ minutes a day\. Beside it, \d+ of your 60 minutes are left on these days\.$/,
  );
});

test('findSharedTime gives a start after the other plans, on a day that is not off, with which nothing is shared', () => {
  const restDays = [0, 5, 6];
  const later = findSharedTime(makeForm('2026-11-23', { restDays }), [saved], today)?.later ?? '';
  assert.ok(later > '2026-12-01');
  assert.equal(findSharedTime(makeForm(later, { restDays }), [saved], today), null);
});

test('findSharedTime offers no minutes where too few are left', () => {
  const shared = findSharedTime(makeForm('2026-11-23', { minutesADay: { weekday: 45 } }), [saved], today);
  assert.equal(shared?.fewer, null);
  assert.match(describeSharedTime(shared), /too little of your 45 minutes is left/);
});

test('findSharedTime finds nothing on other weekdays, in days that are over, and beside a plan that is not readable', () => {
  assert.equal(findSharedTime(makeForm('2026-11-23', { restDays: [0, 1, 2, 3, 4] }), [saved], today), null);
  assert.equal(findSharedTime(makeForm('2026-11-23'), [saved], '2027-01-01'), null);
  assert.equal(findSharedTime(makeForm('2026-11-23'), [{ ...saved, days: {} }], today), null);
});

test('findSharedTime adds up the minutes of several plans', () => {
  const one = findSharedTime(makeForm('2026-11-23'), [saved], today);
  const two = findSharedTime(makeForm('2026-11-23'), [saved, { ...saved, id: 'two', title: 'Two' }], today);
  assert.equal(two?.others, 2 * (one?.others ?? 0));
  assert.deepEqual(two.titles, [saved.title, 'Two']);
});
