import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { estimateFit } from './estimate-fit.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';

const topics = exampleChain(12, { minutes: 30 });

function fit(days: number, minutes = 36) {
  return estimateFit(topics, { days, age: 30, level: 1, minutesADay: { weekday: minutes } });
}

describe('estimateFit', () => {
  test('says how many topics do not fit, and how many days are enough', () => {
    const { verdict, topics: all, scheduled, left, minutesNeeded, minutesAvailable, daysNeeded } = fit(7);
    assert.deepEqual([verdict, all, scheduled, left], ['too-few', 12, 6, 6]);
    assert.deepEqual([minutesNeeded, minutesAvailable], [360, 252]);
    const enough = daysNeeded ?? 0;
    assert.deepEqual([fit(enough - 1).verdict, fit(enough).verdict], ['too-few', 'fits']);
  });

  test('says when the last days have nothing to learn, and suggests fewer', () => {
    const { verdict, daysEnough } = fit(365, 120);
    assert.equal(verdict, 'too-many');
    assert.equal(fit(daysEnough ?? 0, 120).verdict, 'fits');
  });

  test('finds a plan too long from a week after its last new topic', () => {
    const one = [exampleTopic(1, { minutes: 30 })];
    const verdicts = [8, 9].map((days) => estimateFit(one, { days, age: 30, level: 1 }).verdict);
    assert.deepEqual(verdicts, ['fits', 'too-many']);
  });

  test('counts what a plan covers', () => {
    for (const days of [1, 3, 10, 20]) {
      const plan = makePlan(topics, { days, age: 30, level: 1, minutesADay: { weekday: 36 } });
      assert.equal(fit(days).scheduled, plan.covered.length);
    }
  });

  test('recognizes a plan of known topics', () => {
    const known = topics.map(({ key }) => key);
    assert.equal(estimateFit(topics, { days: 7, age: 30, level: 1, known }).verdict, 'nothing-new');
  });
});
