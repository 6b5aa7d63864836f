import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeRoutes } from './routes.ts';
import { refuse, refuseWithRetry } from './problem.ts';

const waits = [
  [429, 1, '1', 'Too many attempts. Please try again in a second.'],
  [429, 1001, '2', 'Too many attempts. Please try again in 2 seconds.'],
  [503, 99_000, '99', 'The server is busy. Please try again in 99 seconds.'],
  [503, 100_000, '100', 'The server is busy. Please try again in 2 minutes.'],
  [429, 600_000, '600', 'Too many attempts. Please try again in 10 minutes.'],
] as const;

for (const [status, wait, seconds, message] of waits) {
  test(`refuseWithRetry(call, ${status}, ${wait}) gives the time in the header and the sentence`, async () => {
    const answer = await makeRoutes()
      .get('/', (call) => refuseWithRetry(call, status, wait))
      .request('/');
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [status, seconds]);
    assert.deepEqual(await answer.json(), { success: false, message });
  });
}

test('refuse(call, status, message) answers JSON without Retry-After', async () => {
  const answer = await makeRoutes()
    .get('/', (call) => refuse(call, 409, 'Taken'))
    .request('/');
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [409, null]);
  assert.deepEqual(await answer.json(), { success: false, message: 'Taken' });
});
