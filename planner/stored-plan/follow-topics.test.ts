import assert from 'node:assert/strict';
import { test } from 'node:test';

import { plan } from '../testing/example-tracked.ts';
import { followTopics } from './follow-topics.ts';
import type { Plan } from '../types/plan.ts';
import { sum } from '../time/minutes.ts';

const moving = (table: Readonly<Record<string, readonly string[]>>) => (key: string) => table[key] ?? [key];
const itemsOf = ({ days }: Plan) => days.flatMap(({ items }) => items);
const daysOf = (given: Plan, key: string) =>
  given.days.filter(({ items }) => items.some((item) => item.key === key)).map(({ day }) => day);

test('followTopics returns an equal plan if no key changed', () => {
  assert.deepEqual(followTopics(plan, moving({})), plan);
});

test('followTopics uses the current keys, also in the request', () => {
  const asked: Plan = { ...plan, request: { ...plan.request, known: ['a/2'], wanted: { 'a/2': 1 } } };
  const followed = followTopics(asked, moving({ 'a/2': ['a/two'] }));
  assert.deepEqual(daysOf(followed, 'a/two'), daysOf(plan, 'a/2'));
  assert.ok(!JSON.stringify(followed).includes('"a/2"'));
  assert.deepEqual([followed.request.known, followed.request.wanted], [['a/two'], { 'a/two': 1 }]);
});

test('followTopics shares the time of a split topic', () => {
  const followed = followTopics(plan, moving({ 'a/2': ['a/2', 'a/two'] }));
  assert.deepEqual(daysOf(followed, 'a/two'), daysOf(plan, 'a/2'));
  assert.ok(followed.covered.includes('a/two'));
  assert.equal(
    sum(itemsOf(followed).map(({ minutes }) => minutes)),
    sum(itemsOf(plan).map(({ minutes }) => minutes)),
  );
});

test('followTopics gives merged wanted topics the weight of the heaviest', () => {
  for (const wanted of [
    { 'a/1': 0.9, 'a/2': 0.2 },
    { 'a/1': 0.2, 'a/2': 0.9 },
  ]) {
    const asked: Plan = { ...plan, request: { ...plan.request, wanted } };
    assert.deepEqual(followTopics(asked, moving({ 'a/2': ['a/1'] })).request.wanted, { 'a/1': 0.9 });
  }
});

test('followTopics merges topics on the day of the first', () => {
  const followed = followTopics(plan, moving({ 'a/2': ['a/1'] }));
  assert.deepEqual(daysOf(followed, 'a/1'), daysOf(plan, 'a/1'));
  assert.equal(new Set(followed.covered).size, followed.covered.length);
  const freed = sum(
    itemsOf(plan)
      .filter(({ key }) => key === 'a/2')
      .map(({ minutes }) => minutes),
  );
  assert.ok(freed > 0);
  assert.equal(
    sum(followed.days.map(({ minutes }) => minutes)),
    sum(plan.days.map(({ minutes }) => minutes)) - freed,
  );
});
