import assert from 'node:assert/strict';
import { test } from 'node:test';

import { exampleGoal, goalContent } from '../../../../../tests/example-tracked-plan.ts';
import { makePreview } from './make-preview.ts';

const { id: goal, presumes } = exampleGoal;
const asked = { goal, presumes, age: 20, level: 1, restDays: [6], firstWeekday: 0 } as const;

const preview = (days: number) =>
  makePreview(goalContent, {
    technologies: [],
    starts: '2026-11-23',
    request: { ...asked, days },
  });

test('makePreview names every day with its work and minutes, and days off as such', () => {
  const { days, ends, minutes } = preview(14);
  assert.equal(days.length, 14);
  assert.equal(ends, 'Sunday 6 December 2026');
  assert.deepEqual(days[6], { day: 7, date: 'Sun 29 Nov', work: 'Day off', minutes: 0 });
  assert.equal(
    minutes,
    days.reduce((sum, day) => sum + day.minutes, 0),
  );
  assert.ok(days.slice(0, 6).every((day) => day.work !== '' && day.minutes > 0));
});

test('makePreview names what the days are too few for', () => {
  assert.ok(preview(1).leftOut.length > 0);
  assert.deepEqual(preview(365).leftOut, []);
});
