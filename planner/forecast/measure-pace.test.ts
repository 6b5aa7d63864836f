import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makePlan } from '../make-plan.ts';
import { adult, oneADay } from '../testing/example-course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { measurePace } from './measure-pace.ts';
import { makeProgressMeasures } from './progress-measures.ts';

describe('makeProgressMeasures', () => {
  /** The parts of a/1 are on days 1 and 2, and a/2 is on day 8. */
  const topics = [
    exampleTopic(1, { minutes: 45 }),
    ...[2, 3, 4, 5, 6].map((number) => exampleTopic(number, { minutes: 30 })),
  ];
  const [days, ...minutes] = makeProgressMeasures(makePlan(topics, { ...adult, ...oneADay, days: 9 }));

  test('measures days from the end of one topic to the end of the next', () => {
    assert.deepEqual(
      [...days.needed],
      [
        ['a/1', 2],
        ['a/2', 1],
        ['a/3', 1],
        ['a/4', 1],
        ['a/5', 1],
        ['a/6', 2],
      ],
    );
    assert.deepEqual(days.given.slice(0, 4), [0, 1, 2, 3]);
    assert.equal(days.given.length, 7301);
  });

  test('measures the minutes of all parts on learn days and on all days', () => {
    const [learning, all] = minutes;
    assert.deepEqual([learning?.needed.get('a/1'), all?.needed.get('a/1')], [45, 45]);
    assert.deepEqual(learning?.given.slice(0, 9), [0, 36, 69, 102, 132, 165, 198, 198, 228]);
    assert.deepEqual(all?.given.slice(0, 3), [0, 36, 72]);
  });
});

describe('measurePace', () => {
  const needed = new Map(['a', 'b', 'c', 'd'].map((key) => [key, 2]));
  const measure = { needed, given: Array.from({ length: 101 }, (_, day) => day) };

  test('has the pace of the plan for topics that are done in time', () => {
    const { cost, deviation, endAt } = measurePace(measure, { today: 4, done: { a: 2.5, b: 4.5 } });
    assert.deepEqual([cost, deviation, endAt(cost)], [1, 0, 8]);
  });

  test('counts a topic as done in the middle of its day', () => {
    assert.equal(measurePace(measure, { today: 3, done: { a: 3 } }).cost, 1.25);
  });

  test('counts the time since the last topic once the next one is late', () => {
    const history = { today: 4, done: { a: 2.5 } };
    assert.equal(measurePace(measure, history).cost, 1);
    const late = measurePace(measure, { ...history, today: 10 });
    assert.deepEqual([late.cost, late.endAt(late.cost)], [2.5, 20]);
  });

  test('measures the deviation from a steady pace as a share of it', () => {
    const { deviation } = measurePace(measure, { today: 8, done: { a: 4.5, b: 8.5, c: 8.5 } });
    assert.equal(deviation.toFixed(4), '0.2152');
  });

  test('looks no farther than the days of the measure', () => {
    const far = measurePace({ needed, given: [0, 1, 2] }, { today: 9, done: { a: 50 } });
    assert.equal(far.cost, 1);
  });
});
