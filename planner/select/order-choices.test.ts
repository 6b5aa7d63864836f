import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readCourse } from './course.ts';
import { exampleChain, exampleTopic } from '../testing/example-topic.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { orderChoices } from './order-choices.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

const beginner: PlanRequest = { days: 7, age: 30, level: 1 };

function choose(topics: readonly PlanTopic[], request: Partial<PlanRequest> = {}) {
  const course = readCourse(topics, { ...beginner, ...request });
  return orderChoices(course).map(({ topic, why }) => ({ key: course.topics[topic]?.key, why }));
}

function keysOf(...given: Parameters<typeof choose>) {
  return choose(...given).map(({ key }) => key);
}

describe('orderChoices', () => {
  test('puts core topics before usual ones, and those before niche ones', () => {
    const topics = (['niche', 'usual', 'core'] as const).map((importance, at) =>
      exampleTopic(at + 1, { importance }),
    );
    assert.deepEqual(keysOf(topics), ['a/3', 'a/2', 'a/1']);
  });

  test('puts a wanted topic first, after its prerequisites, and says why', () => {
    const topics = [...exampleChain(3), exampleTopic(4, { importance: 'core' })];
    assert.deepEqual(choose(topics, { wanted: { 'a/3': 1 } }), [
      { key: 'a/1', why: { kind: 'needed-for', key: 'a/3' } },
      { key: 'a/2', why: { kind: 'needed-for', key: 'a/3' } },
      { key: 'a/3', why: { kind: 'wanted' } },
      { key: 'a/4', why: { kind: 'core' } },
    ]);
  });

  test('puts a wanted topic before its prerequisites if those may be presumed', () => {
    const request = { wanted: { 'a/3': 1 }, presume: true };
    assert.deepEqual(keysOf(exampleChain(4), request), ['a/3', 'a/2', 'a/1', 'a/4']);
  });

  test('puts the level of the learner before the levels above', () => {
    const topics = [
      exampleTopic(1, { level: 3, importance: 'core' }),
      exampleTopic(2, { level: 1, importance: 'niche' }),
    ];
    const [own, deeper] = choose(topics);
    assert.deepEqual([own?.key, own?.why], ['a/2', { kind: 'level' }]);
    assert.deepEqual([deeper?.key, deeper?.why], ['a/1', { kind: 'deeper' }]);
  });

  test('takes one level above after the other', () => {
    const levels = [3, 2, 1] as const;
    assert.deepEqual(keysOf(levels.map((level, at) => exampleTopic(at + 1, { level }))), [
      'a/3',
      'a/2',
      'a/1',
    ]);
  });

  test('puts topics that only refresh last', () => {
    const topics = [
      exampleTopic(1, { importance: 'core' }),
      exampleTopic(2, { level: 3, importance: 'niche' }),
    ];
    assert.deepEqual(keysOf(topics, { level: 3 }), ['a/2', 'a/1']);
  });

  test('shares the time among technologies', () => {
    const topics = [...exampleChain(4, { importance: 'core' }), ...exampleChain(4, { technology: 'b' })];
    assert.deepEqual(keysOf(topics).slice(0, 4), ['a/1', 'b/1', 'a/2', 'b/2']);
  });
});
