import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLength, readMore } from './day-numbers.ts';

test('readLength reads how long something lasts', () => {
  for (const [text, days] of [
    ['i missed four days', 4],
    ['away for two weeks', 14],
    ['a couple of days', 2],
    ['a few days', 3],
    ['several weeks', 28],
    ['the whole week', 7],
    ['half a month', 15],
    ['yesterday', 1],
    ['gestern', 1],
    ['last weekend', 2],
    ['a month', 30],
    ['zwei wochen', 14],
    ['thanks', null],
    ['day 9', null],
    ['', null],
  ] as const)
    assert.equal(readLength(text), days, text);
});

test('readMore reads how many days more or fewer a plan is to have, and nothing of its whole length', () => {
  for (const [text, more] of [
    ['ten more days', 10],
    ['3 extra days', 3],
    ['a week longer', 7],
    ['two weeks more', 14],
    ['5 days less', -5],
    ['a week shorter', -7],
    ['2 fewer days', -2],
    ['in 20 days', null],
    ['more examples', null],
    ['longer', null],
  ] as const)
    assert.equal(readMore(text), more, text);
});
