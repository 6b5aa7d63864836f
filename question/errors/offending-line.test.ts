import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { listSuspects } from './offending-line.ts';

const code = ['count = 0', '', 'total = 1', 'print(coutn, total)', 'data = a'];
const suspect = (shown: string | null, number: number | null, slots: Record<string, string> = {}) =>
  listSuspects({ code, shown, number }, slots);

test('listSuspects goes first to the line that the report shows or names', () => {
  assert.equal(suspect('total = 1', null).located, 2);
  assert.equal(suspect('   total = 1', 99).located, 2);
  assert.equal(suspect(null, 4).located, 3);
  for (const number of [2, 0, 99, null]) assert.equal(suspect(null, number).located, null, String(number));
});

test('listSuspects takes, of lines that are alike, the nearest to the number', () => {
  const alike = ['x = 1', 'y = 2', 'x = 1', 'y = 2', 'x = 1'];
  for (const [number, at] of [
    [1, 0],
    [3, 2],
    [5, 4],
    [9, 4],
  ] as const)
    assert.equal(listSuspects({ code: alike, shown: 'x = 1', number }, {}).located, at, String(number));
});

test('listSuspects adds a line that is shown and was not pasted', () => {
  const { code: all, located } = suspect('  print(name)', null);
  assert.equal(all[located ?? -1], 'print(name)');
});

test('listSuspects goes next to lines with names of the message, those with most of them first', () => {
  const { named, others } = suspect(null, null, { name: 'coutn', other: 'total' });
  assert.deepEqual(named, [3, 2]);
  assert.deepEqual(others, [0, 4]);
});

test('listSuspects finds a name as a whole word, wherever it is in the line', () => {
  assert.deepEqual(suspect(null, null, { name: 'a' }).named, [4]);
  assert.deepEqual(suspect(null, null, { name: 'count' }).named, [0]);
  assert.deepEqual(suspect(null, null, { name: 'unt' }).named, []);
});

test('listSuspects looks nowhere else where the report shows the line', () => {
  assert.deepEqual(suspect('total = 1', null, { name: 'count' }).others, []);
});

test('listSuspects names each line once, none of them empty', () => {
  const line = fc.constantFrom('a = b', 'b = a', '', '  ', 'print(a)', 'a');
  const shown = fc.option(line);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 9 }), shown, fc.option(fc.nat(12)), (lines, wrong, number) => {
      const {
        code: all,
        located,
        named,
        others,
      } = listSuspects({ code: lines, shown: wrong, number }, { name: 'a' });
      const places = (located === null ? [] : [located]).concat(named, others);
      assert.equal(new Set(places).size, places.length);
      for (const at of named.concat(others)) assert.notEqual(all[at]?.trim() ?? '', '');
      assert.ok(located === null || all[located] !== undefined);
    }),
  );
});
