import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleChain, exampleSteps } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import { countDaysNeeded } from './count-days-needed.ts';
import { estimateFit } from './estimate-fit.ts';
import { listStepDays } from './list-step-days.ts';

const steps = exampleSteps('kite', [['a/1'], ['a/2', 'a/3'], ['a/5']]);
const topics = [...exampleChain(12), ...steps];

function ask(days: number) {
  return { days, age: 30, level: 1, goal: 'kite' } as const;
}

describe('listStepDays', () => {
  test('names the day on which each step runs, in their order', () => {
    const made = listStepDays(makePlan(topics, ask(30)));
    assert.deepEqual(
      made.map(({ key }) => key),
      steps.map(({ key }) => key),
    );
    assert.ok(made.every(({ day }, at) => day >= (made[at - 1]?.day ?? 1)));
  });

  test('ends at the last step that fits', () => {
    const short = makePlan(topics, ask(1));
    assert.equal(listStepDays(short).length, 1);
    assert.ok(short.leftOut.some(({ key }) => key === 'goals/kite-2'));
  });
});

test('countDaysNeeded counts for a goal the days until its last step, with all that it builds on', () => {
  const { daysNeeded } = countDaysNeeded(topics, ask(30));
  assert.ok(daysNeeded !== null && daysNeeded < 12);
  const plan = makePlan(topics, ask(daysNeeded));
  assert.equal(listStepDays(plan).length, 3);
});

test('estimateFit says of a goal whether all its steps fit', () => {
  assert.deepEqual(
    [estimateFit(topics, ask(2)).verdict, estimateFit(topics, ask(12)).verdict],
    ['too-few', 'fits'],
  );
});
