import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeMetrics } from './metrics.ts';

const answered = { method: 'GET', route: '/about', status: 200, ms: 12, address: '192.0.2.1' };

test('makeMetrics(countWaiting) counts by method, route and status, and never by address', async () => {
  const metrics = makeMetrics(() => 0);
  metrics.count(answered);
  metrics.count({ ...answered, address: '192.0.2.2' });
  metrics.count({ ...answered, status: 304 });
  const text = await metrics.write();
  assert.match(text, /^http_requests_total\{method="GET",route="\/about",status="200"\} 2$/m);
  assert.match(text, /^http_requests_total\{method="GET",route="\/about",status="304"\} 1$/m);
  assert.doesNotMatch(text, /192\.0\.2/);
});

test('makeMetrics(countWaiting) counts all unknown methods as one', async () => {
  const metrics = makeMetrics(() => 0);
  for (const method of ['BREW', 'get', 'PROPFIND']) metrics.count({ ...answered, method });
  assert.match(
    await metrics.write(),
    /^http_requests_total\{method="other",route="\/about",status="200"\} 3$/m,
  );
});

test('makeMetrics(countWaiting) measures in seconds, and reads the number of waiting passwords on request', async () => {
  let waiting = 0;
  const metrics = makeMetrics(() => waiting);
  metrics.count(answered);
  waiting = 7;
  const text = await metrics.write();
  assert.match(text, /^http_request_seconds_bucket\{le="0\.01",route="\/about"\} 0$/m);
  assert.match(text, /^http_request_seconds_bucket\{le="0\.05",route="\/about"\} 1$/m);
  assert.match(text, /^http_request_seconds_sum\{route="\/about"\} 0\.012$/m);
  assert.match(text, /^passwords_waiting 7$/m);
  assert.match(metrics.contentType, /^text\/plain/);
});
