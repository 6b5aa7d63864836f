import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { estimateFit } from './estimate-fit.ts';
import { exampleChain } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';

const topics = exampleChain(12, { minutes: 30 });

function fit(days: number, minutes = 45) {
  return estimateFit(topics, { days, age: 30, level: 1, minutesADay: { weekday: minutes } });
}

describe('estimateFit', () => {
  test('says before a plan is made how many topics find no time, and how many days would do', () => {
    const { verdict, topics: all, fitting, left, minutesNeeded, minutesAvailable, daysNeeded } = fit(7);
    assert.deepEqual([verdict, all, fitting, left], ['too-few', 12, 5, 7]);
    assert.deepEqual([minutesNeeded, minutesAvailable], [360, 315]);
    const enough = daysNeeded ?? 0;
    assert.deepEqual([fit(enough - 1).verdict, fit(enough).verdict], ['too-few', 'fits']);
  });

  test('says when the last days have nothing left to learn, and suggests fewer', () => {
    const { verdict, daysEnough } = fit(365, 120);
    assert.equal(verdict, 'too-many');
    assert.equal(fit(daysEnough ?? 0, 120).verdict, 'fits');
  });

  test('counts what a plan holds', () => {
    for (const days of [1, 3, 10, 20]) {
      const plan = makePlan(topics, { days, age: 30, level: 1, minutesADay: { weekday: 45 } });
      assert.equal(fit(days).fitting, plan.covered.length);
    }
  });

  test('has nothing to say against a plan of what is known', () => {
    const known = topics.map(({ key }) => key);
    assert.equal(estimateFit(topics, { days: 7, age: 30, level: 1, known }).verdict, 'nothing-new');
  });
});
