import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { orderCurriculum } from './curriculum.ts';
import { exampleTopic } from '../testing/example-topic.ts';

const keys = (...given: Parameters<typeof orderCurriculum>) =>
  orderCurriculum(...given).map(({ key }) => key);

describe('orderCurriculum', () => {
  test('keeps the order of the roadmap, technology after technology', () => {
    const topics = [exampleTopic(2), exampleTopic(1, { technology: 'b' }), exampleTopic(1)];
    assert.deepEqual(keys(topics, ['a', 'b']), ['a/1', 'a/2', 'b/1']);
    assert.deepEqual(keys(topics, ['b', 'a']), ['b/1', 'a/1', 'a/2']);
  });

  test('puts a topic after what it rests on, wherever that stands', () => {
    const topics = [
      exampleTopic(1, { prerequisites: ['a/3', 'b/1'] }),
      exampleTopic(2),
      exampleTopic(3),
      exampleTopic(1, { technology: 'b' }),
    ];
    assert.deepEqual(keys(topics, ['a', 'b']), ['a/2', 'a/3', 'b/1', 'a/1']);
  });

  test('takes what is not there for known, and a topic that comes twice once', () => {
    const topic = exampleTopic(1, { prerequisites: ['a/9', 'a/9'] });
    assert.deepEqual(keys([topic, topic], ['a']), ['a/1']);
  });

  test('throws for topics that rest on one another', () => {
    const circle = [exampleTopic(1, { prerequisites: ['a/2'] }), exampleTopic(2, { prerequisites: ['a/1'] })];
    assert.throws(() => orderCurriculum(circle, ['a']), RangeError);
  });
});
