import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse, learnSlots } from '../testing/example-course.ts';
import { listPieces } from './schedule.ts';

const level = { kind: 'level' } as const;

describe('listPieces', () => {
  const course = exampleCourse([45, 10]);
  const slots = learnSlots(course, 9);

  test('puts the parts of a topic on successive learn days', () => {
    const schedule = { slots, sequence: [0, 1], starts: [4, 4], cuts: new Map() };
    const why = { kind: 'wanted' } as const;
    assert.deepEqual(
      listPieces(course, schedule, new Map([[0, why]])),
      new Map([
        [
          5,
          [
            { topic: 0, item: { key: 'a/1', part: 1, parts: 2, minutes: 25, why }, ends: false },
            { topic: 1, item: { key: 'a/2', part: 1, parts: 1, minutes: 10, why: level }, ends: true },
          ],
        ],
        [8, [{ topic: 0, item: { key: 'a/1', part: 2, parts: 2, minutes: 20, why }, ends: true }]],
      ]),
    );
  });

  test('counts parts from those that were learned before', () => {
    const begun = { ...course, begun: new Map([[1, 2]]) };
    const schedule = { slots, sequence: [1], starts: [0], cuts: new Map() };
    const [piece] = listPieces(begun, schedule, new Map()).get(1) ?? [];
    assert.deepEqual([piece?.item.part, piece?.item.parts], [3, 3]);
  });

  test('follows the cuts of the schedule, and drops parts beyond the days', () => {
    const schedule = { slots, sequence: [0], starts: [6], cuts: new Map([[0, [15, 20, 10]]]) };
    const days = [...listPieces(course, schedule, new Map())];
    assert.deepEqual(
      days.map(([day, [piece]]) => [day, piece?.item.minutes, piece?.item.parts, piece?.ends]),
      [[9, 15, 3, false]],
    );
  });
});
