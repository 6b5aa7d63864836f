import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { test } from 'node:test';

import { openDatabase } from '#server/database/open-database.ts';

import { makeBothPlaces } from '../databases/both.ts';
import { makeSignup } from '../databases/learner.ts';
import { startServer } from './server-process.ts';

const clients = 16;

for (const { kind, dataDir, databaseUrl } of await makeBothPlaces()) {
  test(`SIGTERM under load cuts nothing off and ends with 0 within 10 s on ${kind}`, async () => {
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

/** Clients that ask one call after the other over kept connections, until no new connection is taken. */
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

  /** The status of the answer, or null where the server takes no more connections; anything else is a fault. */
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
        faults.push(`${path}: ${String(code)}, connection ${asked.reusedSocket ? 'kept' : 'new'}`);
      return null;
    }
  }
}
