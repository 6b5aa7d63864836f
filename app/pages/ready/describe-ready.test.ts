import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeReady } from './describe-ready.ts';

const [one, other] = [{ minutes: 30 }, { minutes: 60 }];

test('describeReady(topics, left) says what is done, and how long the rest takes', () => {
  assert.equal(describeReady([], []), 'Yes. Nothing has to come before it.');
  assert.equal(describeReady([one], [one]), '1 topic comes before it: about 0.5 hours in all.');
  assert.equal(describeReady([one, other], [one, other]), '2 topics come before it: about 1.5 hours in all.');
  assert.equal(
    describeReady([one, other], [other]),
    '2 topics come before it, and 1 of them is done. The rest takes about 1 hour.',
  );
  assert.equal(describeReady([one, other], []), 'Yes. Everything that comes before it is done: 2 topics.');
});
