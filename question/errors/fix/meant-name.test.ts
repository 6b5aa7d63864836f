import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { findMeantName } from './meant-name.ts';

test('findMeantName finds the name of the code, or of the language, that is misspelled', () => {
  for (const [name, code, among, meant] of [
    ['coutn', 'count = 0\ncoutn += 1', [], 'count'],
    ['prnit', 'prnit(1)', ['print', 'sprint'], 'print'],
    ['Lenght', 'a.lenght', ['length'], 'lenght'],
    ['$cuont', '$count = 1;', ['count'], '$count'],
    ['usrName', 'const userName = 1', [], 'userName'],
    ['größee', 'größe = 1', [], 'größe'],
  ] as const)
    assert.equal(findMeantName(name, code, among), meant, name);
});

test('findMeantName finds nothing in what is another name, too short, or only text', () => {
  for (const [name, code, among] of [
    ['total', 'count = 0', ['print']],
    ['ab', 'ax = 1', ['a']],
    ['x', 'y = 1', []],
    ['total', 'total', []],
    ['total', 'print("The totel: ")', []],
    ['$count', 'count = 1', ['count']],
    ['', '', ['print']],
  ] as const)
    assert.equal(findMeantName(name, code, among), null, name);
});

test('findMeantName takes the nearest, and of those as near a name of the code', () => {
  assert.equal(findMeantName('pritnt', 'printf = 1', ['print']), 'print');
  assert.equal(findMeantName('countr', 'counts = 1', ['counter']), 'counts');
});

test('findMeantName gives a name that is in the code or the list, never the name itself', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '$', ' ', '"'), maxLength: 8 });
  fc.assert(
    fc.property(name, name, fc.array(name, { maxLength: 3 }), (typed, code, among) => {
      const meant = findMeantName(typed, code, among);
      assert.ok(meant === null || (meant !== typed && (code.includes(meant) || among.includes(meant))));
    }),
  );
});
