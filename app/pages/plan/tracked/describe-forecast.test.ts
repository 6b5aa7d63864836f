import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dateOfDay } from '#planner/time/plan-dates.ts';
import { formatWholeDate } from '#wording/dates.ts';

import { exampleGoal, exampleGoalPlan, exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import { trackSteps } from '../project/track-steps.ts';
import { describeForecast } from './describe-forecast.ts';
import type { TrackedPlan } from './tracked-plan.ts';

const dateIn = ({ saved }: TrackedPlan, day: number) => formatWholeDate(dateOfDay(saved.starts, day));
const lastLearnDay = ({ plan }: TrackedPlan) => plan.days.findLast(({ items }) => items.length > 0)?.day ?? 0;

test('describeForecast says first when the goal is made, and then until when topics follow', () => {
  const tracked = exampleGoalPlan({ days: 60 });
  const made = trackSteps(tracked).at(-1)?.ends ?? 0;
  const words = describeForecast(tracked);
  assert.ok(made < lastLearnDay(tracked), 'Topics follow.');
  assert.ok(
    words.includes(`you will finish “${exampleGoal.title}” by ${dateIn(tracked, made)}. After that, `),
    words,
  );
  assert.match(words, /After that, \d+ more topics of HTML and CSS go on until /);
  assert.ok(words.endsWith(`until ${dateIn(tracked, lastLearnDay(tracked))}.`), words);
});

test('describeForecast moves both days for a learner who is behind', () => {
  const tracked = exampleGoalPlan({ days: 60 }, { date: '2026-11-25' });
  const made = trackSteps(tracked).at(-1)?.ends ?? 0;
  const words = describeForecast(tracked);
  assert.ok(words.includes(`by ${dateIn(tracked, made + 4)}. After that, `), words);
});

test('describeForecast leads to the last step that few days reach, and names what is missing', () => {
  const tracked = exampleGoalPlan({ days: 6 });
  const reached = trackSteps(tracked).findLast(({ ends }) => ends !== null);
  assert.ok(reached?.ends);
  const words = describeForecast(tracked);
  assert.ok(words.includes(`“${reached.step.title}”, by ${dateIn(tracked, reached.ends)}.`), words);
  assert.match(words, /The days are too few for the last step\.$/);
});

test('describeForecast gives one day where there is no goal', () => {
  const tracked = exampleTrackedPlan({});
  const words = describeForecast(tracked);
  assert.match(words, /^0 of \d+ topics done\. As planned, you will finish the last one by /);
  assert.ok(words.endsWith(`by ${dateIn(tracked, lastLearnDay(tracked))}.`), words);
});
