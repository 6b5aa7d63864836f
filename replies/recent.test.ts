import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeRecent } from './recent.ts';

test('makeRecent(most) makes a value once while it is asked for', () => {
  const recent = makeRecent<string>(2);
  let made = 0;
  const make = () => `value ${(made += 1)}`;
  assert.equal(recent('a', make), 'value 1');
  assert.equal(recent('a', make), 'value 1');
});

test('makeRecent(most, mayKeep) makes a value that may not be kept each time', () => {
  const recent = makeRecent<string>(2, (value) => value !== 'secret');
  let made = 0;
  const make = () => {
    made += 1;
    return 'secret';
  };
  assert.deepEqual([recent('a', make), recent('a', make), made], ['secret', 'secret', 2]);
});

test('makeRecent(most) lets go of what was asked for longest ago', () => {
  const recent = makeRecent<string>(2);
  for (const key of ['a', 'b', 'a', 'c']) recent(key, () => key);
  assert.equal(
    recent('a', () => 'new'),
    'a',
  );
  assert.equal(
    recent('b', () => 'new'),
    'new',
  );
});
