import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import { journalAnswer } from '#contract/journal.ts';
import { exampleEvent } from '#journal/testing/example-event.ts';

import { type OpenApp, openBothApps } from '../databases/apps.ts';
import { makeLearner } from '../databases/learner.ts';
import { main } from './server-process.ts';

const apps = await openBothApps({ RATE_LIMIT: 'off' });
const sqlite = apps.find(({ kind }) => kind === 'SQLite') ?? assert.fail();

test('a full disk loses nothing acknowledged on SQLite, answers 503, and recovers when there is space', async () => {
  const { token } = await makeLearner(sqlite);
  const acknowledged: string[] = [];
  const first = await write(sqlite, token, 0);
  assert.equal(first.status, 200);
  acknowledged.push(first.id);
  await limitPages(sqlite);
  let refused = 0;
  for (let hour = 1; hour <= 60; hour += 1) {
    const { status, id, retryAfter } = await write(sqlite, token, hour);
    if (status === 200) acknowledged.push(id);
    else {
      assert.deepEqual([status, retryAfter], [503, '5']);
      refused += 1;
    }
  }
  assert.ok(refused > 40);
  await allowPages(sqlite);
  const after = await write(sqlite, token, 99);
  assert.equal(after.status, 200);
  assert.deepEqual(await read(sqlite, token), new Set([...acknowledged, after.id]));
});

test('a server whose log cannot be written still answers, and stops on SIGTERM', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-log-'));
  const full = await open('/dev/full', 'w');
  t.after(() => Promise.all([rm(dataDir, { recursive: true }), full.close()]));
  const port = await findFreePort();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', full.fd, 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const health = `http://127.0.0.1:${port}/healthz`;
  await untilAnswered(health);
  for (let asked = 0; asked < 500; asked += 1) assert.equal((await fetch(health)).status, 200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});

async function write({ send }: OpenApp, token: string, hour: number) {
  const event = exampleEvent(hour, {
    kind: 'note-written',
    technology: 'python',
    topic: 'lists',
    text: 'x'.repeat(9000),
  });
  const { status, headers } = await send('POST', '/api/journal', { token, body: { events: [event] } });
  return { status, id: event.id, retryAfter: headers.get('retry-after') };
}

async function read({ send }: OpenApp, token: string): Promise<Set<string>> {
  const { body } = await send('POST', '/api/journal', { token, body: {} });
  return new Set(journalAnswer.parse(body).events.map(({ id }) => id));
}

/** SQLite then says that its disk is full after a few more pages. */
async function limitPages({ database }: OpenApp): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 8}`).execute(database);
}

async function allowPages({ database }: OpenApp): Promise<void> {
  await sql.raw('pragma max_page_count = 1000000').execute(database);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : assert.fail();
}

/** The log cannot say when the server listens. */
async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await wait(50);
}
