import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatValues } from './format-values.ts';

const rows: readonly (readonly [values: readonly unknown[], text: string])[] = [
  [['a', 1, 'b'], 'a 1 b'],
  [[1, '%s'], '1 %s'],
  [['%s has %d keys.', 'Ana', 2, 'more'], 'Ana has 2 keys. more'],
  [['%cred', 'color: red'], 'red'],
  [['50 %s'], '50 %s'],
  [['100%'], '100%'],
  [[], ''],
];

for (const [values, text] of rows)
  test(`formatValues(${JSON.stringify(values)}) gives ${JSON.stringify(text)}`, () => {
    assert.equal(formatValues(values, String), text);
  });
