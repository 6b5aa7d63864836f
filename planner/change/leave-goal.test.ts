import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { exampleChain, exampleGoals } from '../testing/example-topic.ts';
import { leaveGoal } from './leave-goal.ts';

const topics = exampleChain(6);
const steps = exampleGoals([[['a/1'], ['a/2']], [['a/4']], [['a/5']]]);
const plan = makePlan([...topics, ...steps], {
  days: 20,
  age: 30,
  level: 1,
  goal: 'goal-0',
  nextGoals: ['goal-1', 'goal-2'],
});

test('leaveGoal takes a goal out of the days, and what follows comes sooner', () => {
  const dayOf = (of: typeof plan, key: string) =>
    of.days.find(({ items }) => items.some((item) => item.key === key))?.day ?? 0;
  const others = steps.filter(({ key }) => !key.startsWith('goals/goal-1'));
  const { replan } = leaveGoal([...topics, ...others], { plan, progress: { today: 1, done: {} } }, 'goal-1');
  const { onTime, isChoice } = replan;
  assert.deepEqual([isChoice, onTime.request.nextGoals], [false, ['goal-2']]);
  assert.equal(dayOf(onTime, 'goals/goal-1-1'), 0);
  assert.equal(dayOf(onTime, 'goals/goal-0-2'), dayOf(plan, 'goals/goal-0-2'));
  assert.ok(dayOf(onTime, 'goals/goal-2-1') < dayOf(plan, 'goals/goal-2-1'));
});

test('leaveGoal plans nothing after the goal when the last one is left out', () => {
  const own = steps.filter(({ key }) => key.startsWith('goals/goal-0'));
  const both = { ...plan, request: { ...plan.request, nextGoals: ['goal-1'] } };
  const { replan } = leaveGoal(
    [...topics, ...own],
    { plan: both, progress: { today: 1, done: {} } },
    'goal-1',
  );
  const { covered, leftOut } = replan.onTime;
  assert.deepEqual(covered.toSorted(), ['a/1', 'a/2', 'goals/goal-0-1', 'goals/goal-0-2']);
  assert.deepEqual([...new Set(leftOut.map(({ why }) => why))], ['not-needed']);
});
