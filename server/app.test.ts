import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { openBothApps } from '../tests/databases/apps.ts';
import { loadPages } from './pages/load-pages.ts';
import { makeApp } from './app.ts';

for (const { kind, app, services, send } of await openBothApps()) {
  test(`an unknown call is answered 404 with a message on ${kind}`, async () => {
    for (const path of ['/api', '/api/', '/api/nope', '/api/me/x', '/ai/nope', '/api/signup/']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await send(method, path);
        const body = { success: false, message: 'There is no such call.' };
        assert.deepEqual([answer.status, answer.body], [404, body], `${method} ${path}`);
      }
    }
  });

  test(`a call with another method is answered 405 with the allowed methods on ${kind}`, async () => {
    const calls = {
      '/api/login': 'POST',
      '/api/me': 'GET, HEAD, PATCH, DELETE',
      '/ai/ans': 'POST',
      '/healthz': 'GET, HEAD',
    };
    for (const [path, allow] of Object.entries(calls)) {
      for (const method of ['PUT', 'OPTIONS']) {
        const answer = await send(method, path);
        assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow], `${method} ${path}`);
        assert.equal(answer.body['success'], false);
      }
    }
    assert.equal((await app.request('/api/login', { method: 'HEAD' })).status, 405);
  });

  test(`every answer on ${kind} has an id and the security headers, and no API answer is cached`, async () => {
    const answers = [
      await send('GET', '/healthz'),
      await send('GET', '/api/me'),
      await send('GET', '/api/nope'),
    ];
    const ids = new Set(answers.map(({ headers }) => headers.get('x-request-id')));
    assert.equal(ids.size, answers.length);
    for (const { headers } of answers) {
      assert.match(headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; script-src 'self';/);
      assert.match(headers.get('strict-transport-security') ?? '', /^max-age=/);
      assert.equal(headers.get('cache-control'), 'no-store');
    }
  });

  test(`a page is answered once it is built, and a sentence says when it is not, on ${kind}`, async () => {
    const missing = await send('GET', '/about');
    assert.equal(missing.status, 503);
    assert.match(String(missing.body['message']), /npm run build/);

    const folder = join(services.config.dataDir, 'pages');
    await mkdir(folder);
    await writeFile(join(folder, 'about.html'), '<h1>About</h1>');
    await writeFile(join(folder, '404.html'), '<h1>Not found</h1>');
    const built = makeApp({ ...services, pages: await loadPages(folder) });
    const page = await built.request('/about');
    assert.deepEqual([page.status, await page.text()], [200, '<h1>About</h1>']);
    const moved = await built.request('/ABOUT?x=1');
    assert.deepEqual([moved.status, moved.headers.get('location')], [308, '/about?x=1']);
    const unknown = await built.request('/nope');
    assert.deepEqual([unknown.status, await unknown.text()], [404, '<h1>Not found</h1>']);
    const head = await built.request('/about', { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('content-length'), await head.text()], [200, '14', '']);
    const posted = await built.request('/about', { method: 'POST' });
    assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD']);
    assert.equal((await built.request('/nope', { method: 'POST' })).status, 404);
  });

  test(`an unexpected error is answered 500 with a sentence and no details on ${kind}`, async () => {
    const broken = makeApp({
      ...services,
      passwords: { ...services.passwords, verify: () => Promise.reject(new Error('secret place')) },
    });
    const answer = await broken.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.de', password: 'x' }),
    });
    assert.equal(answer.status, 500);
    const message = 'Something went wrong on our side. Please try again.';
    assert.deepEqual(await answer.json(), { success: false, message });
  });
}
