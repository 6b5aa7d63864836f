import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isEqual } from './is-equal.ts';

class Point {
  readonly x: number;
  constructor(x: number) {
    this.x = x;
  }
}

const equal: readonly (readonly [unknown, unknown])[] = [
  [0, -0],
  [Number.NaN, Number.NaN],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: undefined },
    { b: undefined, a: 1 },
  ],
  [new Map([['a', [1]]]), new Map([['a', [1]]])],
  [new Set([[1], 2]), new Set([2, [1]])],
  [new Date(5), new Date(5)],
  [new Point(1), new Point(1)],
];

const different: readonly (readonly [unknown, unknown])[] = [
  [1, '1'],
  [null, undefined],
  [[1], { 0: 1 }],
  [{ a: undefined }, {}],
  [{ a: 1 }, { b: 1 }],
  [new Set([1]), new Set([2])],
  [new Set([1]), new Set([1, 2])],
  [new Date(5), new Date(6)],
  [new Point(1), { x: 1 }],
  [new Point(1), new Point(2)],
];

test('isEqual(one, other) compares values by what is in them', () => {
  for (const [one, other] of equal)
    assert.equal(isEqual(one, other), true, `${String(one)} ${String(other)}`);
  for (const [one, other] of different)
    assert.equal(isEqual(one, other), false, `${String(one)} ${String(other)}`);
});
