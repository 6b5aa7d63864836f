import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { CareerRule } from './careers-index.ts';
import { matchRule } from './match-rule.ts';
import type { SaidParts } from './read-parts.ts';

const rule: CareerRule = {
  parts: ['degree', 'need'],
  without: ['code'],
  maxSpan: 6,
  asked: { about: 'worth' },
  ofForm: false,
};
const at = (...starts: number[]) => starts.map((start) => ({ start, end: start + 1 }));
const said = (parts: Record<string, number[]>): SaidParts =>
  new Map(Object.entries(parts).map(([part, starts]) => [part, at(...starts)]));

test('matchRule finds the parts where they are nearest to each other', () => {
  assert.deepEqual(matchRule(rule, said({ degree: [4], need: [0, 3] })), at(4, 3));
});

test('matchRule finds nothing where a part is missing, far away, or in the place of another', () => {
  assert.equal(matchRule(rule, said({ degree: [4] })), null);
  assert.equal(matchRule(rule, said({ degree: [9], need: [0] })), null);
  assert.equal(matchRule(rule, said({ degree: [4], need: [4] })), null);
});

test('matchRule finds nothing where something is said that must not be', () => {
  assert.equal(matchRule(rule, said({ degree: [4], need: [3], code: [7] })), null);
  assert.equal(matchRule({ ...rule, ofForm: true }, said({ degree: [4], need: [3], tech: [7] })), null);
});
