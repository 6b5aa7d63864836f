import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { orderCurriculum } from './order-curriculum.ts';
import { exampleTopic } from '../testing/example-topic.ts';

const keys = (...given: Parameters<typeof orderCurriculum>) =>
  orderCurriculum(...given).map(({ key }) => key);

describe('orderCurriculum', () => {
  test('follows the order of each roadmap, one technology at a time', () => {
    const topics = [exampleTopic(2), exampleTopic(1, { technology: 'b' }), exampleTopic(1)];
    assert.deepEqual(keys(topics, ['a', 'b']), ['a/1', 'a/2', 'b/1']);
    assert.deepEqual(keys(topics, ['b', 'a']), ['b/1', 'a/1', 'a/2']);
  });

  test('puts a topic after its prerequisites, whatever the roadmap says', () => {
    const topics = [
      exampleTopic(1, { prerequisites: ['a/3', 'b/1'] }),
      exampleTopic(2),
      exampleTopic(3),
      exampleTopic(1, { technology: 'b' }),
    ];
    assert.deepEqual(keys(topics, ['a', 'b']), ['a/2', 'a/3', 'b/1', 'a/1']);
  });

  test('takes missing topics for known, and a repeated topic once', () => {
    const topic = exampleTopic(1, { prerequisites: ['a/9', 'a/9'] });
    assert.deepEqual(keys([topic, topic], ['a']), ['a/1']);
  });

  test('throws for circular prerequisites', () => {
    const circle = [exampleTopic(1, { prerequisites: ['a/2'] }), exampleTopic(2, { prerequisites: ['a/1'] })];
    assert.throws(() => orderCurriculum(circle, ['a']), RangeError);
  });
});
