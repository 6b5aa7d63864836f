import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { exampleCourse } from '../testing/example-course.ts';
import { type Draft, type Earlier, fillSpareTime, SpareTime } from './fill-spare-time.ts';

const course = exampleCourse([10, 20, 10, 10]);
const nothing: Earlier = { learned: [], lastNew: 0, taught: 0, isShort: false };

function makeDraft(changes: Partial<Draft>): Draft {
  const empty = { day: 1, type: 'practice', topics: [], minutes: 0, finished: [] } as const;
  return { ...empty, spare: 45, isFull: false, ...changes };
}

const choose = (earlier: Partial<Earlier>, ...drafts: readonly Partial<Draft>[]) => {
  const spareTime = new SpareTime(course, { ...nothing, ...earlier }, 99);
  return drafts.map((changes) => {
    const draft = makeDraft(changes);
    spareTime.noteTopics(draft);
    return spareTime.choosePurpose(draft);
  });
};

describe('SpareTime', () => {
  test('practices two topics at a time, in turn, for as long as they took', () => {
    const practice = choose({ learned: [2, 0, 1] }, {}, {}, {});
    assert.deepEqual(
      practice.map(({ kind, about, max }) => [kind, about, max]),
      [
        ['practice', [0, 2], 20],
        ['practice', [1, 2], 30],
        ['practice', [0, 1], 30],
      ],
    );
  });

  test('catches up with what was taught since the last time', () => {
    const learning = { type: 'learn', minutes: 20, finished: [1] } as const;
    const purposes = choose({ taught: 15 }, learning, { type: 'review' }, learning, { type: 'review' });
    assert.deepEqual(
      purposes.map(({ kind, max }) => [kind, max]),
      [
        ['exercise', 20],
        ['catch-up', 35],
        ['exercise', 20],
        ['catch-up', 20],
      ],
    );
  });

  test('practices on a review day if nothing was taught since the last one', () => {
    const [review] = choose({ learned: [0] }, { type: 'review' });
    assert.equal(review?.kind, 'practice');
  });

  test('uses a learn day for catching up while topics do not fit, unless it is full', () => {
    const learning = { type: 'learn', minutes: 20, finished: [1] } as const;
    const kinds = choose({ isShort: true }, learning, { ...learning, isFull: true });
    assert.deepEqual(
      kinds.map(({ kind, about }) => [kind, about]),
      [
        ['catch-up', []],
        ['exercise', [1]],
      ],
    );
  });

  test('builds something on a practice day while topics do not fit', () => {
    const [practice] = choose({ isShort: true, learned: [0, 1], taught: 30 }, {});
    assert.deepEqual([practice?.kind, practice?.about, practice?.max], ['project', [0, 1], Infinity]);
  });
});

const fill = (changes: Partial<Draft>, earlier: Partial<Earlier> = {}) =>
  fillSpareTime(course, [makeDraft(changes)], { ...nothing, ...earlier })[0];

describe('fillSpareTime', () => {
  const learning = { type: 'learn', topics: [1], minutes: 20, finished: [1] } as const;

  test('gives a learn day an exercise of ten minutes or more, and no longer than its topics', () => {
    assert.equal(fill({ ...learning, spare: 9 }), undefined);
    assert.equal(fill({ ...learning, spare: 10 })?.minutes, 10);
    assert.deepEqual(fill(learning), { kind: 'exercise', minutes: 20, about: ['a/2'] });
  });

  test('gives other days five minutes or more', () => {
    assert.equal(fill({ spare: 4 }, { learned: [0] }), undefined);
    assert.equal(fill({ spare: 5 }, { learned: [0] })?.minutes, 5);
  });

  test('leaves days of rest alone', () => {
    assert.equal(fill({ type: 'rest' }, { learned: [0] }), undefined);
  });
});
