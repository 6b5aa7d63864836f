import assert from 'node:assert/strict';
import { test } from 'node:test';

import { singleFlight } from './single-flight.ts';

test('singleFlight() runs a task exactly once more when it is called during a run', async () => {
  const ends: (() => void)[] = [];
  const run = singleFlight(() => new Promise((resolve) => void ends.push(resolve)));
  const first = run();
  void run();
  void run();
  assert.equal(ends.length, 1);
  ends[0]?.();
  await first;
  assert.equal(ends.length, 2);
  ends[1]?.();
});

test('singleFlight() runs again after a task failed', async () => {
  let calls = 0;
  const run = singleFlight(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('no network')) : Promise.resolve();
  });
  await assert.rejects(run(), /no network/);
  await run();
  assert.equal(calls, 2);
});
