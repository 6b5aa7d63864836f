import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { makeLocalCounter } from './local-counter.ts';

test('makeLocalCounter() allows a rate, then says how long to wait, and allows it again afterward', (t) => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  t.after(() => mock.timers.reset());
  const countHere = makeLocalCounter();
  const rate = { times: 2, within: 1000 };
  assert.deepEqual(
    [1, 2, 3].map(() => countHere(rate, 'ada')),
    [0, 0, 1000],
  );
  assert.equal(countHere(rate, 'ben'), 0);
  mock.timers.setTime(400);
  assert.equal(countHere(rate, 'ada'), 600);
  mock.timers.setTime(1000);
  assert.equal(countHere(rate, 'ada'), 0);
});

test('makeLocalCounter() forgets the oldest key at its limit', () => {
  const countHere = makeLocalCounter();
  const rate = { times: 1, within: 60_000 };
  countHere(rate, 'first');
  for (let at = 0; at < 10_000; at += 1) countHere(rate, `other ${at}`);
  assert.equal(countHere(rate, 'first'), 0);
});
