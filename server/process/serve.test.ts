import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test, type TestContext } from 'node:test';

import { limits } from '../limits.ts';

import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { closeServices, openServices } from '../services.ts';
import { serve, stopServing } from './serve.ts';

const metricsToken = 'a-token-of-some-length';
const dataDir = await mkdtemp(join(tmpdir(), 'waymark-serve-'));
const pagesFolder = join(dataDir, 'pages');
await mkdir(pagesFolder);
await writeFile(join(pagesFolder, 'index.html'), '<h1>Landing</h1>');
await writeFile(join(pagesFolder, 'ai.html'), '<h1>Assistant</h1>');
await writeFile(join(pagesFolder, '404.html'), '<h1>Not found</h1>');
after(() => rm(dataDir, { recursive: true }));

test('serve(services) writes a page with its headers, and 304 if the browser has it', async (t) => {
  const { send } = await start(t);
  const page = await send('GET', '/');
  assert.deepEqual([page.status, page.body], [200, '<h1>Landing</h1>']);
  assert.equal(page.headers['content-length'], '16');
  assert.match(String(page.headers['content-security-policy']), /^default-src 'none'/);
  const again = await send('GET', '/', { 'if-none-match': String(page.headers.etag) });
  assert.deepEqual([again.status, again.body, again.headers['content-length']], [304, '', undefined]);
  const head = await send('HEAD', '/');
  assert.deepEqual([head.status, head.body, head.headers['content-length']], [200, '', '16']);
});

test('serve(services) answers calls, other spellings and unknown paths over the same connection', async (t) => {
  const { send } = await start(t);
  const alive = await send('GET', '/healthz');
  assert.equal(alive.status, 200);
  const moved = await send('GET', '/INDEX?q=1');
  assert.deepEqual([moved.status, moved.headers.location], [308, '/?q=1']);
  const slash = await send('GET', '/ai/?q=1');
  assert.deepEqual([slash.status, slash.headers.location], [308, '/ai?q=1']);
  assert.equal(slash.headers['cache-control'], 'no-cache');
  const noCall = await send('GET', '/ai/nope');
  assert.deepEqual([noCall.status, noCall.headers['content-type']], [404, 'application/json']);
  const unknown = await send('GET', '/nope');
  assert.deepEqual([unknown.status, unknown.body], [404, '<h1>Not found</h1>']);
});

test('serve(services) counts pages and files by their route, like calls', async (t) => {
  const { send } = await start(t);
  await send('GET', '/?q=secret');
  const page = await send('HEAD', '/ai');
  await send('GET', '/ai', { 'if-none-match': String(page.headers.etag) });
  await send('GET', '/nope/secret');
  await send('GET', '/api/me');
  const { body } = await send('GET', '/metrics', { authorization: `Bearer ${metricsToken}` });
  const counts = body.match(/^http_requests_total.*$/gm);
  assert.deepEqual(counts, [
    'http_requests_total{method="GET",route="/",status="200"} 1',
    'http_requests_total{method="HEAD",route="/ai",status="200"} 1',
    'http_requests_total{method="GET",route="/ai",status="304"} 1',
    'http_requests_total{method="GET",route="none",status="404"} 1',
    'http_requests_total{method="GET",route="/api/me",status="401"} 1',
  ]);
});

test('serve(services) answers 400 with a message and all headers to a malformed request', async (t) => {
  const { port, send } = await start(t);
  const refused = await sendRaw(port, 'NONSENSE\r\n\r\n');
  assert.match(refused, /^HTTP\/1.1 400 .*\{"success":false,"message":"[^"]+"\}$/s);
  const usual = (await send('GET', '/healthz')).headers;
  for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control']) {
    assert.ok(refused.toLowerCase().includes(`${name}: ${usual[name]}`.toLowerCase()), name);
  }
  assert.match(
    await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    /^HTTP\/1.1 431 /,
  );
  assert.match(
    await sendRaw(port, 'GET /\\x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'),
    /^HTTP\/1.1 400 /,
  );
  for (const path of ['/nope', '/api/login', '/INDEX'])
    assert.match(
      await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: .1\r\nConnection: close\r\n\r\n`),
      /^HTTP\/1.1 400 /,
    );
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  for (const broken of [
    'Transfer-Encoding: chunked\r\n\r\n2\r\n{}x',
    'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  ])
    assert.match(await sendRaw(port, head + broken), /^HTTP\/1.1 400 /);
  assert.equal((await send('GET', '/healthz')).status, 200);
});

test('serve(services) applies the time limits for clients', async (t) => {
  const { server, send } = await start(t);
  const { headers, request: whole, keepAlive, still } = limits.http;
  const { headersTimeout, requestTimeout, timeout } = server;
  assert.deepEqual([headersTimeout, requestTimeout, timeout], [headers, whole, still]);
  assert.equal((await send('GET', '/healthz')).headers['keep-alive'], `timeout=${keepAlive / 1000}`);
});

test('stopServing(server) answers running requests, closes idle connections, and accepts no new ones', async (t) => {
  const { port, send, stop } = await start(t);
  await send('GET', '/healthz');
  const form = { name: 'Ada', email: 'ada@example.com', password: 'Secret12!', confirmpassword: 'Secret12!' };
  const underWay = send('POST', '/api/signup', { 'content-type': 'application/json' }, JSON.stringify(form));
  await send('GET', '/');
  const idle = connect(port, '127.0.0.1');
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const begun = performance.now();
  const stopped = stop();
  const page = await send('GET', '/');
  assert.deepEqual([page.status, page.headers.connection], [200, 'close']);
  const answer = await underWay;
  assert.deepEqual([answer.status, answer.headers.connection], [201, 'close']);
  await Promise.all([stopped, once(idle, 'close')]);
  assert.ok(performance.now() - begun < limits.stop.whole - 1000);
  await assert.rejects(sendRaw(port, ''), /ECONNREFUSED/);
});

/** A server of its own for a test, a way to ask it over one persistent connection, and a way to stop it. */
async function start(t: TestContext) {
  const stopping = new AbortController();
  const config = { ...readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: metricsToken }), port: 0, dataDir };
  const services = await openServices(config, { stopping: stopping.signal, pagesFolder });
  await migrate(services.database);
  const server = await serve(services);
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const agent = new Agent({ keepAlive: true });
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stopServing(server);
    await closeServices(services);
  };
  t.after(async () => {
    agent.destroy();
    await stop();
  });
  const { port } = address;
  return { port, server, stop, send };

  async function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
    const asked = request({ port, method, path, headers, agent });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }
}

async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
