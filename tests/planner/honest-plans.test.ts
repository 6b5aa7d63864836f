import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addTopic } from '#planner/change/add-topic.ts';
import { dropTopic } from '#planner/change/drop-topic.ts';
import { estimateFit } from '#planner/forecast/estimate-fit.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import { findPresumed } from '#planner/select/find-presumed.ts';
import { replanPlan } from '#planner/replan/replan-plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { loadCurricula } from './curricula.ts';

const { topics } = await loadCurricula();
const python = topics.get('python') ?? [];
const vue = topics.get('vue') ?? [];
const php = topics.get('php') ?? [];

function ask(days: number, minutes: number): PlanRequest {
  return { days, age: 30, level: 1, minutesADay: { weekday: minutes } };
}

function countFills({ days }: Plan, ...kinds: readonly string[]): number {
  return days.filter(({ fill }) => fill && kinds.includes(fill.kind)).length;
}

describe('a beginner with 30 days of 45 minutes for Python', () => {
  const plan = makePlan(python, ask(30, 45));

  test('learns seven topics of ten or more, and repeats none while others wait', () => {
    assert.ok(plan.covered.length >= python.length * 0.7, String(plan.covered.length));
    assert.equal(countFills(plan, 'exercise', 'practice'), 0);
  });

  test('reads that there is no time for the others, and how many days would be enough', () => {
    assert.deepEqual([...new Set(plan.leftOut.map(({ why }) => why))], ['too-few-days']);
    const { verdict, left, daysNeeded } = estimateFit(python, ask(30, 45));
    assert.deepEqual([verdict, left], ['too-few', plan.leftOut.length]);
    const enough = makePlan(python, ask(daysNeeded ?? 0, 45));
    const less = makePlan(python, ask((daysNeeded ?? 0) - 1, 45));
    assert.deepEqual([enough.leftOut.length, less.leftOut.length > 0], [0, true]);
  });

  test('reads the same reasons after a topic was removed', () => {
    const [, key = ''] = plan.covered;
    const dropped = dropTopic(
      python,
      { plan, progress: { today: 1, done: {} } },
      { key, dependents: 'stay' },
    );
    assert.ok(dropped.kind === 'changed');
    const { leftOut } = dropped.replan.onTime;
    assert.deepEqual([...new Set(leftOut.map(({ why }) => why))], ['too-few-days']);
  });

  test('ends no later than the missed days explain, if every topic is kept', () => {
    const { isChoice, inFull } = replanPlan(python, plan, { today: 10, done: {} });
    assert.equal(isChoice, true);
    assert.deepEqual(new Set(inFull.covered), new Set(plan.covered));
    assert.ok(inFull.days.length <= plan.days.length + 13, String(inFull.days.length));
  });

  test('can add any topic that was left out', () => {
    for (const { key } of plan.leftOut) {
      const added = addTopic(python, { plan, progress: { today: 1, done: {} } }, key);
      assert.ok(added.kind === 'changed', key);
      assert.ok(added.replan.inFull.covered.includes(key), key);
      assert.equal(added.isOnTime, added.replan.onTime.covered.includes(key), key);
    }
  });
});

describe('a year of two hours a day for Vue', () => {
  const plan = makePlan(vue, ask(365, 120));

  test('is reported as too long, with a number of days that is enough', () => {
    const { verdict, daysEnough } = estimateFit(vue, ask(365, 120));
    assert.equal(verdict, 'too-many');
    assert.ok((daysEnough ?? 365) <= 21, String(daysEnough));
    assert.deepEqual(makePlan(vue, ask(daysEnough ?? 1, 120)).leftOut, []);
  });

  test('ends its work early, and leaves the other days free except for reviews', () => {
    const late = plan.days.slice(100);
    assert.equal(countFills({ ...plan, days: late }, 'exercise', 'practice', 'catch-up', 'project'), 0);
    assert.ok(late.every(({ minutes, reviews }) => minutes === reviews.length * 3));
  });
});

test('three days of ten minutes for PHP are reported as too few before the plan is made', () => {
  const fit = estimateFit(php, ask(3, 10));
  assert.deepEqual([fit.verdict, fit.topics, fit.minutesAvailable], ['too-few', php.length, 30]);
  assert.ok(fit.left >= php.length - 2);
  assert.ok((fit.daysNeeded ?? 0) > 300);
});

function presume(level: Level) {
  return findPresumed(python, { ...ask(30, 45), level });
}

test('each level of Python names what it assumes known, and Advance what it adds from below', () => {
  assert.equal(presume(1).keys.length, 0);
  assert.ok(presume(2).keys.length > 0);
  assert.deepEqual(presume(2).widened, []);
  const [wide, ...others] = presume(3).widened;
  const own = python.filter(({ level }) => level === 3).length;
  assert.deepEqual([wide?.technology, wide?.own, others], ['python', own, []]);
  assert.ok((wide?.added ?? 0) > own);
});
