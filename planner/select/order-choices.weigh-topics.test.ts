import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { adult } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { readCourse } from './course.ts';
import { weighTopics } from './order-choices.ts';

function weigh(topics: readonly PlanTopic[], request: Partial<PlanRequest> = {}) {
  return weighTopics(readCourse(topics, { ...adult, ...request })).map((weight) => Number(weight.toFixed(3)));
}

describe('weighTopics', () => {
  test('weighs core topics more than usual ones, and those more than niche ones', () => {
    const importances = ['core', 'usual', 'niche'] as const;
    const weights = importances.map((importance) => weigh([exampleTopic(1, { importance })])[0]);
    assert.deepEqual(weights, [0.65, 0.5, 0.3]);
  });

  test('weighs earlier topics of a technology more', () => {
    const topics = [1, 2, 3, 4].map((number) => exampleTopic(number));
    assert.deepEqual(weigh(topics), [0.5, 0.45, 0.4, 0.35]);
    const other = exampleTopic(9, { technology: 'b' });
    assert.deepEqual(weigh([...topics, other]), [0.5, 0.45, 0.4, 0.35, 0.5]);
  });

  test('weighs topics with more dependents more, by logarithm', () => {
    const topics = [1, 2, 3, 4, 5].map((number) =>
      exampleTopic(number, { prerequisites: number < 3 ? [] : number === 5 ? ['a/1', 'a/2'] : ['a/1'] }),
    );
    assert.deepEqual(weigh(topics), [0.8, 0.61, 0.42, 0.38, 0.34]);
  });

  test('adds twice the weight of a wanted topic', () => {
    const topics = [exampleTopic(1), exampleTopic(2)];
    assert.deepEqual(weigh(topics, { wanted: { 'a/2': 0.5 } }), [0.5, 1.4]);
  });
});
