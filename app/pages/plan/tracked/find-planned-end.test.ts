import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import { forecastEnd } from '#planner/forecast/forecast-end.ts';
import type { Plan } from '#planner/types/plan.ts';

import { exampleTrackedPlan } from '../../../../tests/example-tracked-plan.ts';
import type { TrackedPlan } from './tracked-plan.ts';
import { findPlannedEnd } from './find-planned-end.ts';

const lastLearnDay = ({ days }: Plan) => days.findLast(({ items }) => items.length > 0)?.day;
const endOf = ({ plan, progress }: TrackedPlan) =>
  findPlannedEnd(plan, progress, forecastEnd(plan, progress).day ?? 0);

const doneEvents =
  (from: number, to: number) =>
  ({ days }: Plan): EventBody[] =>
    days
      .slice(from - 1, to)
      .flatMap(({ items }) =>
        items.map(({ key }) => ({ kind: 'topic-done', technology: 'vue', topic: key.slice('vue/'.length) })),
      );

test('findPlannedEnd is the end of the plan itself for a learner who is not behind, on days off too', () => {
  const tracked = exampleTrackedPlan({ restDays: [6] });
  for (const date of ['2026-11-21', '2026-11-22']) {
    const ahead = exampleTrackedPlan({ restDays: [6] }, { date, events: doneEvents(1, 4) });
    assert.equal(endOf(ahead), lastLearnDay(tracked.plan));
  }
});

test('findPlannedEnd counts today for a learner who is behind, until its topics are done', () => {
  const tracked = exampleTrackedPlan({}, { date: '2026-11-25' });
  assert.equal(endOf(tracked), (lastLearnDay(tracked.plan) ?? 0) + 4);
  const spent = exampleTrackedPlan({}, { date: '2026-11-25', events: doneEvents(5, 5) });
  assert.equal(endOf(spent), forecastEnd(spent.plan, spent.progress).day);
});
