import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { learnSlots } from '../testing/example-course.ts';
import { readCourse } from '../select/course.ts';
import { exampleTopic } from '../testing/example-topic.ts';
import { packTopics } from './pack-topics.ts';
import type { PlanRequest } from '../types/plan-request.ts';

const adult: PlanRequest = { days: 7, age: 30, level: 1 };

function pack(minutes: readonly number[], { days = 7, prerequisites = [['']] } = {}) {
  const topics = minutes.map((one, at) =>
    exampleTopic(at + 1, { minutes: one, prerequisites: prerequisites[at] ?? [] }),
  );
  const course = readCourse(topics, adult);
  const schedule = packTopics(course, [...topics.keys()], learnSlots(course, days));
  return schedule?.sequence.map((topic, at) => [topic + 1, schedule.starts[at]]) ?? null;
}

/** The learn day of a short topic behind a number of long ones. */
function startOfLast(skipped: number) {
  const minutes = [20, ...Array.from({ length: skipped }, () => 20), 10];
  return pack(minutes, { days: 30 })?.find(([topic]) => topic === minutes.length)?.[1];
}

describe('packTopics', () => {
  test('fills a day of 35 minutes with the next topics that fit', () => {
    assert.deepEqual(pack([20, 20, 10]), [
      [1, 0],
      [3, 0],
      [2, 1],
    ]);
  });

  test('never moves a topic before its prerequisites', () => {
    assert.deepEqual(pack([20, 20, 10], { prerequisites: [[], [], ['a/2']] }), [
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('finishes a topic in parts before it cuts another', () => {
    assert.deepEqual(pack([40, 40, 10]), [
      [1, 0],
      [3, 0],
      [2, 2],
    ]);
  });

  test('starts no second topic in parts on a long day', () => {
    const minutesADay = { weekday: 30, weekend: 120 };
    const course = readCourse(
      [1, 2].map((number) => exampleTopic(number, { minutes: 25 })),
      { ...adult, minutesADay, firstWeekday: 5 },
    );
    const schedule = packTopics(course, [0, 1], learnSlots(course, 7));
    assert.deepEqual(schedule?.starts, [0, 1]);
  });

  test('skips at most five topics for one that fits', () => {
    assert.deepEqual([5, 6].map(startOfLast), [0, 1]);
  });

  test('looks behind any number of topics that wait for a lock', () => {
    const topics = Array.from({ length: 9 }, (_, at) =>
      exampleTopic(at + 1, { prerequisites: at > 0 && at < 8 ? ['a/1'] : [] }),
    );
    const course = { ...readCourse(topics, adult), locks: new Map([[0, 3]]) };
    const schedule = packTopics(course, [...topics.keys()], learnSlots(course, 30));
    assert.deepEqual([schedule?.sequence[0], schedule?.starts[0]], [8, 0]);
  });

  test('returns null if a lock is too early for a prerequisite', () => {
    const topics = [
      exampleTopic(1, { minutes: 30 }),
      exampleTopic(2, { minutes: 30, prerequisites: ['a/1'] }),
    ];
    const lockOn = (day: number) => {
      const course = { ...readCourse(topics, adult), locks: new Map([[1, day]]) };
      return packTopics(course, [0, 1], learnSlots(course, 7))?.starts ?? null;
    };
    assert.deepEqual([lockOn(1), lockOn(2)], [null, [0, 1]]);
  });

  test('returns null if the days are too few', () => {
    assert.equal(pack([30, 30, 30], { days: 2 }), null);
    assert.equal(pack([45], { days: 1 }), null);
  });
});
