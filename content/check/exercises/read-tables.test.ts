import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { dropSaid, readTables } from './read-tables.ts';

const cell = fc.stringMatching(/^[a-z0-9]{1,6}$/);
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 5 }),
  );

test('readTables reads back every table that a client draws, whatever the widths of its columns', () => {
  fc.assert(
    fc.property(fc.array(table, { maxLength: 3 }), fc.integer({ min: 6, max: 12 }), (tables, width) => {
      assert.deepEqual(readTables(tables.map((rows) => draw(rows, width)).join('')), tables);
    }),
  );
});

test('readTables reads rows below each other as lines, and drops the width behind a type', () => {
  assert.deepEqual(readTables('*** 1. row ***\n'.replaceAll('***', '*****') + '  name: Ana\n   age: 12\n'), [
    [['name: Ana'], ['age: 12']],
  ]);
  assert.deepEqual(
    readTables(
      draw(
        [
          ['Field', 'Type'],
          ['id', 'int(11)'],
          ['n', 'bigint(20) unsigned'],
        ],
        20,
      ),
    ),
    [
      [
        ['Field', 'Type'],
        ['id', 'int'],
        ['n', 'bigint unsigned'],
      ],
    ],
  );
});

test('dropSaid drops what a client says besides tables', () => {
  assert.equal(dropSaid('Query OK, 1 row affected\nEmpty set\nRows matched: 1\n+---+\n'), '+---+\n');
  assert.equal(dropSaid('| Empty set |\n'), '| Empty set |\n');
});

function draw(rows: readonly (readonly string[])[], width: number): string {
  const rule = `+${(rows[0] ?? []).map(() => '-'.repeat(width + 2)).join('+')}+\n`;
  const lines = rows.map((row) => `| ${row.map((one) => one.padEnd(width)).join(' | ')} |\n`);
  return [rule, lines[0], rule, ...lines.slice(1), rule].join('');
}
