import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { openBothApps } from '../../tests/databases/apps.ts';
import { makeApp } from '../app.ts';
import { loadPages } from '../pages/load-pages.ts';

const token = 'a-token-of-some-length';

const builtPages = await mkdtemp(join(tmpdir(), 'waymark-pages-'));
await writeFile(join(builtPages, 'index.html'), '<h1>Landing</h1>');
after(() => rm(builtPages, { recursive: true }));

// Opened before the first test: resources are closed as soon as no test is left.
const measured = await openBothApps({ METRICS_TOKEN: token });
const unmeasured = await openBothApps();

for (const { kind, app, send, services, stopping } of measured) {
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
    const built = makeApp({ ...services, pages: await loadPages(builtPages) });
    const ask = async (path: string) => {
      const answer = await built.request(path);
      return [answer.status, await answer.json()];
    };
    assert.deepEqual(await ask('/readyz'), [200, { success: true, message: 'ready' }]);
    stopping.abort();
    assert.deepEqual(await ask('/readyz'), [503, { success: false, message: 'stopping' }]);
    assert.deepEqual(await ask('/healthz'), [200, { success: true, message: 'alive' }]);
  });

  test(`GET /readyz on ${kind} is 503 while there are no pages`, async () => {
    const unbuilt = makeApp({ ...services, stopping: new AbortController().signal });
    const answer = await unbuilt.request('/readyz');
    const body = { success: false, message: 'the pages are not built' };
    assert.deepEqual([answer.status, await answer.json()], [503, body]);
  });
}

for (const { kind, services, database } of unmeasured) {
  test(`GET /readyz on ${kind} is 503 when the database is unavailable, and calls ask to try again`, async () => {
    await services.background.settled();
    await database.destroy();
    const built = makeApp({ ...services, pages: await loadPages(builtPages) });
    const unavailable = await built.request('/readyz');
    assert.deepEqual(
      [unavailable.status, await unavailable.json()],
      [503, { success: false, message: 'the database is unavailable' }],
    );
    const failed = await built.request('/api/me', { headers: { authorization: 'Bearer x' } });
    const { success, message } = Object(await failed.json());
    assert.deepEqual([failed.status >= 500, success], [true, false]);
    assert.doesNotMatch(String(message), /destroy|driver|Error/);
  });
}
