import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Progress } from '../types/progress.ts';
import { readCourse } from '../select/course.ts';
import { plan, topics } from '../testing/example-tracked.ts';
import { makeSlots } from '../time/make-slots.ts';
import { readPast } from './read-past.ts';

const course = readCourse(topics, plan.request);
const slots = makeSlots(plan.request, course.allowance, 30);

function read(progress: Progress) {
  return readPast(course, plan, { progress, slots });
}

describe('readPast', () => {
  test('is empty before the plan is begun', () => {
    const nothing = { days: [], doneToday: [], learned: [], exposures: [], done: {}, dropped: [] };
    assert.deepEqual(read({ today: 1, done: {} }), nothing);
  });

  test('has what was done of the days before today, and of today', () => {
    const past = read({ today: 3, done: { 'a/1': 1, 'a/3': 3 } });
    assert.deepEqual(
      past.days.map(({ day, items }) => [day, items.length]),
      [
        [1, 1],
        [2, 0],
      ],
    );
    assert.deepEqual(
      past.doneToday.map(({ key }) => key),
      ['a/3'],
    );
  });

  test('lists finished topics by day, then by key', () => {
    const { learned, exposures } = read({ today: 5, done: { 'a/4': 2, 'a/2': 2, 'a/5': 1, 'z/1': 1 } });
    assert.deepEqual(learned, [4, 1, 3]);
    assert.deepEqual(exposures[0], { key: 'a/5', day: 1, round: 0, gap: 0 });
  });

  test('names topics that were done on another day than planned', () => {
    const { done } = read({ today: 4, done: { 'a/1': 1, 'a/2': 3, 'a/6': 4, 'a/3': -2 } });
    assert.deepEqual(done, { 'a/2': 3, 'a/6': 4, 'a/3': 0 });
  });

  test('names a topic that was done on its day, if that day is still to come', () => {
    assert.deepEqual(read({ today: 2, done: { 'a/4': 4 } }).done, { 'a/4': 4 });
  });

  test('counts from the last review', () => {
    const reviewed = { 'a/1': { day: 5, round: 2, gap: 3 } };
    const { exposures } = read({ today: 6, done: { 'a/1': 1 }, reviewed });
    assert.deepEqual(exposures, [{ key: 'a/1', day: 5, round: 2, gap: 3 }]);
  });

  test('goes on beyond the last day of the plan', () => {
    const past = read({ today: 13, done: {}, dropped: ['a/2'] });
    assert.deepEqual([past.days.length, past.days[11]?.minutes, past.dropped], [12, 0, ['a/2']]);
  });
});
