import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openBothApps } from '../../tests/databases/apps.ts';

const token = 'a-token-of-some-length';

// Opened before the first test: resources are closed as soon as no test is left.
const measured = await openBothApps({ METRICS_TOKEN: token });
const unmeasured = await openBothApps();

for (const { kind, app, send, stopping } of measured) {
  test(`GET /metrics on ${kind} requires the token, and counts by the pattern of the route`, async () => {
    await send('DELETE', '/api/sessions/some-id');
    await send('DELETE', '/api/sessions/other-id');
    assert.equal((await send('GET', '/metrics')).status, 401);
    assert.equal((await send('GET', '/metrics', { token: 'another-token-of-such-length' })).status, 401);
    const answer = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=/);
    const text = await answer.text();
    assert.match(
      text,
      /^http_requests_total\{method="DELETE",route="\/api\/sessions\/:id",status="401"\} 2$/m,
    );
    assert.match(text, /^passwords_waiting 0$/m);
    assert.match(text, /^process_resident_memory_bytes \d+$/m);
    assert.ok(!text.includes('some-id'));
  });

  test(`GET /readyz on ${kind} is 503 while the server stops, but GET /healthz is not`, async () => {
    const ready = await send('GET', '/readyz');
    assert.deepEqual([ready.status, ready.body], [200, { success: true, message: 'ready' }]);
    stopping.abort();
    const stops = await send('GET', '/readyz');
    assert.deepEqual([stops.status, stops.body], [503, { success: false, message: 'stopping' }]);
    assert.equal((await send('GET', '/healthz')).status, 200);
  });
}

for (const { kind, services, send, database } of unmeasured) {
  test(`GET /readyz on ${kind} is 503 when the database is unavailable, and calls ask to try again`, async () => {
    await services.background.settled();
    await database.destroy();
    const unavailable = await send('GET', '/readyz');
    assert.deepEqual(
      [unavailable.status, unavailable.body],
      [503, { success: false, message: 'the database is unavailable' }],
    );
    const failed = await send('GET', '/api/me', { token: 'x' });
    assert.ok(failed.status >= 500);
    assert.equal(failed.body['success'], false);
    assert.doesNotMatch(String(failed.body['message']), /destroy|driver|Error/);
  });
}
