import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sayLines } from './describe-project.ts';

test('sayLines(range, all) names the lines for this time, and whether more come later', () => {
  const rows: readonly (readonly [from: number, to: number, all: number, words: string])[] = [
    [0, 4, 4, ''],
    [0, 1, 4, 'This time, do line 1 of 4, and try out what you have. The rest comes later.'],
    [1, 3, 4, 'This time, do lines 2 to 3 of 4, and try out what you have. The rest comes later.'],
    [2, 4, 4, 'This time, do lines 3 to 4 of 4.'],
    [3, 4, 4, 'This time, do line 4 of 4.'],
    [2, 2, 4, 'This time, go on with line 2 of 4, and try out what you have.'],
  ];
  for (const [from, to, all, words] of rows) assert.equal(sayLines({ from, to }, all), words);
});
