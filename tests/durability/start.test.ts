import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';

import { makeSignup, password } from '../databases/learner.ts';
import { main, startServer } from './server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'waymark-start-'));
after(() => rm(dataDir, { recursive: true }));

test('the server explains that it cannot start with a wrong setting', async () => {
  assert.deepEqual(await startAndFail({ PORT: 'many' }), {
    code: 1,
    said: 'PORT must be a whole number from 0 to 65535.\n',
  });
});

test('the server explains that it cannot start on a used port or without its database', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const taken = await startAndFail({ DATA_DIR: dataDir, PORT: new URL(server.url).port });
  await server.end('SIGTERM');
  const port = 'Another program is using this port: stop it, or set PORT to a different one.\n';
  assert.deepEqual(taken, { code: 1, said: port });
  const missing = await startAndFail({ DATABASE_URL: 'postgres://waymark@127.0.0.1:1/waymark', PORT: '0' });
  const database = 'No database answers at DATABASE_URL: start it, or correct the address.\n';
  assert.deepEqual(missing, { code: 1, said: database });
});

test('only the user of the server can read its database, whatever the folder allows', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-open-'));
  t.after(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const server = await startServer({ DATA_DIR: folder });
  const names = await readdir(folder);
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  await server.end('SIGTERM');
  assert.ok(names.includes('waymark.sqlite'));
  assert.deepEqual(
    modes.filter((mode) => (mode & 0o077) !== 0),
    [],
  );
});

test('the log contains no password, token, e-mail, query or body', async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  const signup = { ...makeSignup(), name: 'Somebody Special' };
  const headers = { 'content-type': 'application/json' };
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { token } = Object(await answer.json());
    return String(token);
  };
  await send('/api/signup?secret=query', signup);
  const token = await send('/api/login', { email: signup.email, password });
  await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${server.url}/not-a-page-${token}`);
  await server.end('SIGTERM');
  const log = server.log.join('\n');
  assert.match(
    log,
    /"method":"POST","route":"\/api\/login","status":200,"ms":[\d.]+,"address":"127.0.0.1","id":"[\da-f-]{36}"/,
  );
  for (const secret of [password, token, signup.email, 'Somebody', 'secret=query']) {
    assert.ok(!log.includes(secret), secret);
  }
});

async function startAndFail(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], { env: { PATH, LOG_LEVEL: 'silent', ...environment } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}
