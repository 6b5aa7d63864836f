import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { exampleChain } from '../testing/example-topic.ts';
import { makePlan } from '../make-plan.ts';
import { packTopics } from './pack-topics.ts';
import { spreadTopics } from './solve-plan.ts';

/** The day of the last of ten topics of one learn day each, and the days of the first three. */
function spread(days: number) {
  const plan = makePlan(exampleChain(10, { minutes: 30 }), { days, age: 30, level: 1 });
  const taught = plan.days.filter(({ items }) => items.length > 0).map(({ day }) => day);
  return { first: taught.slice(0, 3), finishedOn: plan.finishedOn };
}

describe('spreadTopics', () => {
  test('leaves a plan alone that has few days to spare', () => {
    assert.deepEqual(spread(11), { first: [1, 2, 3], finishedOn: 11 });
    assert.deepEqual(spread(30), { first: [1, 2, 3], finishedOn: 11 });
  });

  test('puts a day of practice between topics, then two, and leaves a quarter of the plan', () => {
    assert.deepEqual(spread(36), { first: [1, 3, 5], finishedOn: 24 });
    assert.deepEqual(spread(60), { first: [1, 4, 8], finishedOn: 37 });
  });

  test('never puts more than two days between topics', () => {
    assert.deepEqual(spread(3650), spread(60));
  });

  test('ignores a late lock when it chooses the pace', () => {
    const course = exampleCourse([30, 30, 30], { locks: new Map([[2, 10]]) });
    const slots = learnSlots(course, 14);
    const packed = packTopics(course, [0, 1, 2], slots);
    assert.ok(packed);
    const { starts, sequence, slots: days } = spreadTopics(course, packed, 14);
    assert.deepEqual(
      sequence.map((topic, at) => [topic, days[starts[at] ?? -1]?.day]),
      [
        [0, 1],
        [1, 4],
        [2, 10],
      ],
    );
  });

  test('teaches fewer topics a day before it skips days', () => {
    const plan = makePlan(exampleChain(10, { minutes: 10 }), { days: 18, age: 30, level: 1 });
    assert.deepEqual(
      plan.days.slice(0, 5).map(({ items }) => items.length),
      [1, 1, 1, 1, 1],
    );
  });
});
