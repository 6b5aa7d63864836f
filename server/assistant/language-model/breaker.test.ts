import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeBreaker } from './breaker.ts';

function makeTimed() {
  let now = 0;
  const breaker = makeBreaker({ failures: 3, rest: 1000 }, () => now);
  return { breaker, setTime: (time: number) => void (now = time) };
}

test('makeBreaker(…) opens after three failures in a row, and not before', () => {
  const { breaker } = makeTimed();
  for (const worked of [false, false, true, false, false]) breaker.report(worked);
  assert.equal(breaker.isOpen(), false);
  breaker.report(false);
  assert.equal(breaker.isOpen(), true);
});

test('makeBreaker(…) closes after its rest, opens again at the next failure, and recovers with a success', () => {
  const { breaker, setTime } = makeTimed();
  for (let time = 0; time < 3; time += 1) breaker.report(false);
  setTime(999);
  assert.equal(breaker.isOpen(), true);
  setTime(1000);
  assert.equal(breaker.isOpen(), false);
  breaker.report(false);
  assert.equal(breaker.isOpen(), true);
  setTime(2000);
  breaker.report(true);
  breaker.report(false);
  assert.equal(breaker.isOpen(), false);
});
