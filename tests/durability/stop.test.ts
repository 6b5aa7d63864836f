import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';

import { openDatabase } from '#server/database/open-database.ts';

import { makeBothPlaces } from '../databases/both.ts';
import { makeSignup } from '../databases/learner.ts';
import { startServer } from './server-process.ts';

const clients = 16;

for (const { kind, dataDir, databaseUrl } of await makeBothPlaces()) {
  test(`SIGTERM under load cuts no request off and ends with 0 within 10 s on ${kind}`, async () => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    const load = makeLoad(server.url);
    const working = Array.from({ length: clients }, (_, at) => (at % 2 ? load.signUp() : load.read()));
    await load.underWay;
    const { code, ms } = await server.end('SIGTERM');
    await Promise.all(working);

    assert.equal(code, 0);
    assert.ok(ms < 10_000, `it took ${ms} ms`);
    assert.deepEqual(load.faults, []);
    const database = await openDatabase({ dataDir, databaseUrl });
    const rows = await database.selectFrom('accounts').select('email').execute();
    await database.destroy();
    const emails = rows.map(({ email }) => email);
    assert.deepEqual(new Set(emails), new Set(load.acknowledged));
    assert.ok(load.acknowledged.length >= clients / 2);
  });
}

test('SIGTERM ends with 0 while a mail server trickles its answers', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-stop-'));
  const { port, connected } = await startTrickle(t);
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const signup = makeSignup();
  for (const [path, body] of [
    ['/api/signup', signup],
    ['/api/password/forgot', { email: signup.email }],
  ] as const) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok);
  }
  await connected;
  const { code, ms } = await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
  assert.equal(code, 0);
  assert.ok(ms < 15_000, `it took ${ms} ms`);
});

/** A mail server that greets and then never finishes its list of features. */
async function startTrickle(t: TestContext) {
  const begun = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.once('data', () => {
      const drop = setInterval(() => socket.write('250-MORE\r\n'), 100);
      socket.on('close', () => clearInterval(drop));
      begun.resolve();
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { port: address.port, connected: begun.promise };
}

/** Clients that send calls over persistent connections until none is accepted. */
function makeLoad(url: string) {
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  const faults: string[] = [];
  const begun = Promise.withResolvers<void>();
  return {
    acknowledged,
    faults,
    underWay: begun.promise,
    async read() {
      while ((await ask('GET', '/healthz')) === 200);
    },
    async signUp() {
      for (;;) {
        const signup = makeSignup();
        const status = await ask('POST', '/api/signup', JSON.stringify(signup));
        if (status !== 201) return;
        acknowledged.push(signup.email);
        if (acknowledged.length >= clients / 2) begun.resolve();
      }
    },
  };

  /** The status, or null if the server accepts no more connections; anything else is a fault. */
  async function ask(method: string, path: string, body = ''): Promise<number | null> {
    const headers = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length };
    const asked = request(`${url}${path}`, { method, agent, headers });
    asked.end(body);
    try {
      const [answer] = await once(asked, 'response');
      const { message } = Object(JSON.parse(await text(answer)));
      if (typeof message !== 'string' || ![200, 201].includes(answer.statusCode)) {
        faults.push(`${path} answered ${answer.statusCode}`);
      }
      return answer.statusCode;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      if (code !== 'ECONNREFUSED')
        faults.push(`${path}: ${String(code)}, connection ${asked.reusedSocket ? 'reused' : 'new'}`);
      return null;
    }
  }
}
