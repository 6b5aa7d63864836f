import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeStudyDays } from './describe-study-days.ts';

const rows: readonly (readonly [free: readonly number[], words: string])[] = [
  [[], 'every day'],
  [[5, 6], 'Monday to Friday'],
  [[0, 6], 'Tuesday to Saturday'],
  [[2], 'every day but Wednesday'],
  [[2, 4], 'every day but Wednesday and Friday'],
  [[0, 1, 2, 3, 4], 'Saturday and Sunday'],
  [[1, 3, 5, 6], 'Monday, Wednesday and Friday'],
  [[0, 1, 2, 3, 4, 5], 'Sunday'],
  [[0, 1, 2, 3, 4, 5, 6], 'no day'],
];

test('describeStudyDays says the days of the week that are not free, the shortest way', () => {
  for (const [free, words] of rows) assert.equal(describeStudyDays(free), words);
});
