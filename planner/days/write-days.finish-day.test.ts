import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { DayType, Fill, Item } from '../types/plan.ts';
import { exampleCourse } from '../testing/example-course.ts';
import { makeSlots } from '../time/make-slots.ts';
import { finishDay } from './write-days.ts';

const { request, allowance } = exampleCourse([20]);
const [slot] = makeSlots(request, allowance, 1);
assert.ok(slot);
const item: Item = { key: 'a/1', part: 1, parts: 1, minutes: 20, why: { kind: 'level' } };
const review = { key: 'a/1', round: 1, gap: 1 };

function finish(type: DayType, fill?: Fill, work: { items?: Item[]; reviews?: [typeof review] } = {}) {
  assert.ok(slot);
  const { items = [], reviews = [] } = work;
  const draft = { day: 1, type, topics: [], finished: [], spare: 22, budget: 45 };
  return finishDay({ slot, items, reviews, recalls: [] }, draft, fill);
}

const fillOf = (kind: Fill['kind']): Fill => ({ kind, minutes: 10, about: [] });

describe('finishDay', () => {
  test('adds the minutes of the purpose to those that are used', () => {
    assert.equal(finish('learn', undefined, { items: [item] }).minutes, 23);
    assert.equal(finish('learn', fillOf('project'), { items: [item] }).minutes, 33);
  });

  test('has no purpose rather than an undefined one', () => {
    assert.equal(Object.hasOwn(finish('learn', undefined, { items: [item] }), 'fill'), false);
  });

  const types: readonly (readonly [DayType, Fill['kind'] | null, DayType])[] = [
    ['practice', 'project', 'project'],
    ['review', 'project', 'project'],
    ['review', 'test', 'practice'],
    ['learn', 'project', 'learn'],
    ['practice', null, 'rest'],
    ['project', null, 'rest'],
  ];
  for (const [type, kind, named] of types)
    test(`calls a ${type} day with ${kind ?? 'nothing'} a ${named} day`, () => {
      assert.equal(finish(type, kind ? fillOf(kind) : undefined).type, named);
    });

  test('calls a day with nothing but questions a review day', () => {
    assert.equal(finish('project', undefined, { reviews: [review] }).type, 'review');
    assert.equal(finish('learn', undefined, { items: [item], reviews: [review] }).type, 'learn');
  });
});
