import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { EventBody } from '#journal/event/event.ts';
import type { Plan } from '#planner/types/plan.ts';

import { exampleTrackedPlan } from '../../tests/example-tracked-plan.ts';
import { findOverdue } from '#planner/stored-plan/read-progress.ts';

const about = (key: string) => {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
};
const firstKey = ({ days }: Plan) => days[0]?.items[0]?.key ?? '';
const lateKey = ({ days }: Plan) => days[2]?.items.at(-1)?.key ?? '';

test('readProgress says on which day of the plan a topic was done, and which day is today', () => {
  const events = (plan: Plan): EventBody[] => [{ kind: 'topic-done', ...about(firstKey(plan)) }];
  const { plan, progress } = exampleTrackedPlan({}, { date: '2026-11-24', events });
  assert.equal(progress.today, 4);
  assert.deepEqual(progress.done, { [firstKey(plan)]: 1 });
});

test('readProgress stays on day 1 until the plan starts', () => {
  assert.equal(exampleTrackedPlan({}, { date: '2026-11-01' }).progress.today, 1);
});

test('readProgress counts skipped topics as dropped, and locked ones with their day', () => {
  const events = (plan: Plan): EventBody[] => [
    { kind: 'topic-skipped', ...about(firstKey(plan)) },
    { kind: 'plan-locked', plan: 'vue', ...about(plan.days[2]?.items.at(-1)?.key ?? ''), locked: true },
  ];
  const { plan, progress } = exampleTrackedPlan({}, { events });
  assert.deepEqual(progress.dropped, [firstKey(plan)]);
  assert.deepEqual(progress.locked, { [plan.days[2]?.items.at(-1)?.key ?? '']: 3 });
});

test('readProgress keeps a locked topic on the day it was moved to', () => {
  const events = (plan: Plan): EventBody[] => [
    { kind: 'plan-moved', plan: 'vue', ...about(lateKey(plan)), day: 5 },
    { kind: 'plan-locked', plan: 'vue', ...about(lateKey(plan)), locked: true },
  ];
  const { plan, progress } = exampleTrackedPlan({}, { events });
  assert.deepEqual(progress.locked, { [lateKey(plan)]: 5 });
});

test('readProgress does not count an answer on the day of learning as a review', () => {
  assert.deepEqual(
    exampleTrackedPlan({}, { date: '2026-11-24', events: learnAndAnswer }).progress.reviewed,
    {},
  );
});

test('findOverdue names the topics of days before today that are still to learn', () => {
  const fresh = exampleTrackedPlan({}, { date: '2026-11-23' });
  const passed = fresh.plan.days.slice(0, 2).flatMap(({ items }) => items.map(({ key }) => key));
  assert.deepEqual(findOverdue(fresh.plan, fresh.progress), [...new Set(passed)]);
  const events = (plan: Plan): EventBody[] => [{ kind: 'topic-done', ...about(firstKey(plan)) }];
  const { plan, progress } = exampleTrackedPlan({}, { date: '2026-11-22', events });
  assert.ok(!findOverdue(plan, progress).includes(firstKey(plan)));
});

function learnAndAnswer(plan: Plan): EventBody[] {
  return [
    { kind: 'topic-done', ...about(firstKey(plan)) },
    { kind: 'check-right', ...about(firstKey(plan)) },
  ];
}
