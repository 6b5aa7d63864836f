import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { orderByLocks, reserveLocks } from './reserve-locks.ts';

function reserve(minutes: readonly number[], locks: readonly (readonly [number, number])[]) {
  const course = exampleCourse(minutes, { locks: new Map(locks) });
  return reserveLocks(course, [...course.topics.keys()], learnSlots(course, 9));
}

const together = (...minutes: readonly number[]) =>
  reserve(
    minutes,
    minutes.map((_, topic) => [topic, 1] as const),
  );

describe('reserveLocks', () => {
  test('reserves nothing without locks', () => {
    assert.equal(reserve([20, 20], [])?.minutes.size, 0);
  });

  test('reserves the minutes and topics of each learn day', () => {
    const reservation = reserve(
      [20, 45, 10],
      [
        [0, 5],
        [1, 4],
        [2, 5],
      ],
    );
    assert.equal(reservation, null);
    const smaller = reserve(
      [10, 45, 10],
      [
        [1, 4],
        [2, 5],
      ],
    );
    assert.deepEqual(smaller, {
      starting: new Map([
        [3, [1]],
        [4, [2]],
      ]),
      ending: new Map([[4, [1, 2]]]),
      minutes: new Map([
        [3, 25],
        [4, 30],
      ]),
      topicCounts: new Map([
        [3, 1],
        [4, 2],
      ]),
    });
  });

  test('refuses days that are not learn days, and parts beyond the last day', () => {
    assert.equal(reserve([20], [[0, 6]]), null);
    assert.equal(reserve([20], [[0, 10]]), null);
    assert.equal(reserve([45], [[0, 9]]), null);
    assert.ok(reserve([45], [[0, 8]]));
  });

  test('refuses more minutes or topics than a day has', () => {
    assert.ok(together(20, 15));
    assert.equal(together(20, 20), null);
    assert.ok(together(10, 10, 10));
    assert.equal(together(5, 5, 5, 5), null);
  });

  test('ignores locks of topics that were not chosen', () => {
    const course = exampleCourse([20, 20], { locks: new Map([[1, 6]]) });
    assert.equal(reserveLocks(course, [0], learnSlots(course, 7))?.minutes.size, 0);
  });
});

test('orderByLocks puts the prerequisites of early locks first, else follows the order', () => {
  const course = {
    ...exampleCourse([10, 10, 10, 10, 10]),
    prerequisites: [[], [], [], [2], [3]],
    locks: new Map([
      [1, 9],
      [4, 3],
    ]),
  };
  assert.deepEqual(orderByLocks(course, [0, 1, 2, 3, 4]), [2, 3, 4, 1, 0]);
  assert.deepEqual(orderByLocks({ ...course, locks: new Map([[3, 1]]) }, [0, 1, 2, 3, 4]), [2, 3, 0, 1, 4]);
});
