import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { countWords, repeated } from './rule.ts';

test('countWords counts what has a letter or a number', () => {
  for (const [text, count] of [
    ['', 0],
    [' \n ', 0],
    ['one', 1],
    ['two words', 2],
    ['a - b', 2],
    ['`x = 1` is\nfive', 4],
    ['don’t', 1],
    ['Größe 5', 2],
    ['… — !', 0],
  ] as const)
    assert.equal(countWords(text), count, text);
});

test('countWords of two texts side by side is the sum', () => {
  const text = fc.array(fc.constantFrom('a', 'word', '-', '1', '…')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (one, other) => {
      assert.equal(countWords(`${one} ${other}`), countWords(one) + countWords(other));
    }),
  );
});

test('repeated gives what is there twice or more, once each', () => {
  assert.deepEqual(repeated(['a', 'b', 'a', 'c', 'b', 'a']), ['a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (values) => {
      assert.deepEqual(repeated(values), []);
      assert.deepEqual(repeated([...values, ...values]), values);
    }),
  );
});
