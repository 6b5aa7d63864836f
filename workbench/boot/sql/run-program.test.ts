import assert from 'node:assert/strict';
import { test } from 'node:test';

import startSqlite from '@sqlite.org/sqlite-wasm';

import { openServer } from './open-engine.ts';
import { runProgram } from './run-program.ts';

const sqlite = await startSqlite();

/** What a program prints, and behind it the error that ended it. */
function run(program: string): string {
  const { session, close } = openServer(sqlite);
  let printed = '';
  const results = runProgram(program, session, (text) => void (printed += text));
  close();
  return 'message' in results ? printed + results.message : printed;
}

const products = `CREATE TABLE products (
  id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(5), price DECIMAL(6,2), stock TINYINT UNSIGNED
);
INSERT INTO products (name, price, stock) VALUES ('pen', 1.20, 200), ('Mug', 6, 40);
`;

/** Where SQLite alone would give something else without an error. */
const answers: readonly (readonly [query: string, row: string])[] = [
  ['7 / 2', '3.5000'],
  ['7 DIV 2', '3'],
  ['0.1 + 0.2 = 0.3', '1'],
  ['0.1e0 + 0.2e0 = 0.3e0', '0'],
  ["'Zoë' = 'zoe'", '1'],
  ["'Zoë' = 'zoe' COLLATE utf8mb4_bin", '0'],
  ["CONCAT('a', NULL)", 'NULL'],
  ["'5' + '6'", '11'],
  ["DATE('2026-01-31') + INTERVAL 1 MONTH", '2026-02-28'],
  ["TIMESTAMPDIFF(YEAR, '2012-03-02', '2026-03-01')", '13'],
  ['2.50 * 2', '5.00'],
  ['1 / 0', 'NULL'],
  ["'3.5' LIKE '3.%'", '1'],
  ["'345' LIKE '3.%'", '0'],
  ["'(a' LIKE '(_'", '1'],
];

for (const [query, row] of answers)
  test(`SELECT ${query} gives ${row}, as in MySQL`, () => {
    assert.equal(run(`SELECT ${query} AS x`).split('\n')[3]?.replaceAll(/[| ]/g, ''), row);
  });

/** Where SQLite alone would take the statement. */
const refused: readonly (readonly [statement: string, code: number])[] = [
  ["INSERT INTO products (name) VALUES ('too long')", 1406],
  ['UPDATE products SET stock = 256', 1264],
  ["INSERT INTO products (price) VALUES ('cheap')", 1366],
  ['SELECT name, COUNT(*) FROM products', 1140],
  ['SELECT name, price FROM products GROUP BY name', 1055],
  ['SELECT "name" FROM product', 1146],
  ['INSERT INTO products VALUES (1)', 1136],
];

for (const [statement, code] of refused)
  test(`${statement} is refused with the number ${code} and the line`, () => {
    assert.match(run(`${products}${statement}`), new RegExp(`ERROR ${code} \\(\\w+\\) at line 5: `));
  });

test('a value that is refused does not end a program, and what was inserted before it stays', () => {
  const printed = run(`${products}
INSERT INTO products (id, name) VALUES (1, 'cup');
SELECT COUNT(*) AS n FROM products;`);
  assert.match(printed, /ERROR 1062 \(23000\) at line 6: Duplicate entry '1' for key 'products\.PRIMARY'/);
  assert.match(printed, /\| 2 \|\n/);
});

for (const statement of [
  'GRANT ALL ON shop.* TO ana',
  'CALL sell(1)',
  'EXPLAIN SELECT 1',
  'LOAD DATA INFILE "a"',
])
  test(`${statement} says that it needs a server, and runs nothing behind it`, () => {
    const printed = run(`SELECT 1;\n${statement};\nSELECT 2;`);
    assert.match(printed, /Line 2, .*needs a real MySQL server\./);
    assert.doesNotMatch(printed, /\| 2 \|/);
  });

test('a transaction is taken back, and a number that was given is not given again', () => {
  const printed = run(`${products}
START TRANSACTION; UPDATE products SET price = 0; ROLLBACK;
DELETE FROM products WHERE id = 2;
INSERT INTO products (name) VALUES ('bag');
SELECT id, price FROM products;`);
  assert.match(printed, /\|\s+1 \|\s+1\.20 \|\n\|\s+3 \|\s+NULL \|/);
});

test('no error shows words of SQLite', () => {
  for (const statement of [
    'SELEC 1',
    'SELECT nope()',
    'SELECT * FROM products WHERE',
    "SELECT 'open",
    'SELECT 1 +',
  ])
    assert.doesNotMatch(run(`${products}${statement}`), /sqlite|SQLITE|no such|near "/);
});

/** Counts up to where it is told to end. */
const countUp = (until: string) =>
  run(
    `WITH RECURSIVE n AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM n ${until}) SELECT MAX(x) AS top FROM n;`,
  );

test('a query that would recur for ever is refused in the words of MySQL, and one with a thousand rounds is not', () => {
  assert.match(countUp(''), /^ERROR 3636 \(HY000\) at line 1: Recursive query aborted/);
  assert.match(countUp('WHERE x < 1000'), /\| 1000 \|/);
});
