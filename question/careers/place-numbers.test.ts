import assert from 'node:assert/strict';
import { test } from 'node:test';

import { placeNumbers } from './place-numbers.ts';

const rows = [
  ['am i too late at 51', ['age-old']],
  ['im 14 and curious', ['age-young']],
  ['a 60 years old man', ['age-old']],
  ['i am 45yo', ['age-old']],
  ['is 30 days enough', ['span']],
  ['in a month', ['span']],
  ['20 minutes a day', ['minutes-span']],
  ['im 20 and new', []],
  ['topic 51 of the list', []],
  ['at 10 minutes', []],
  ['once a day', []],
] as const;

for (const [text, parts] of rows)
  test(`placeNumbers finds ${parts.join() || 'nothing'} in "${text}"`, () => {
    assert.deepEqual(
      placeNumbers(text.split(' ')).map(([part]) => part),
      parts,
    );
  });
