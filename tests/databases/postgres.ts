import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

/** Test files started by Node's runner share one PostgreSQL; a file started by hand has its own. */
const run = process.env['NODE_TEST_CONTEXT'] === undefined ? process.pid : process.ppid;
const folder = join(tmpdir(), `waymark-postgres-${run}`);
const startWithin = 90_000;

/** A new database in the test run's PostgreSQL, which the first caller starts. */
export async function makePostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  await startPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(`create database ${name}`);
  return { url: addressOf(name), drop: () => command(`drop database ${name} with (force)`) };
}

async function startPostgres(): Promise<void> {
  const first = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (first) {
    const script = join(import.meta.dirname, 'run-postgres.ts');
    spawn(process.execPath, [script, folder, String(run)], { detached: true, stdio: 'ignore' }).unref();
  }
  for (let waited = 0; waited < startWithin; waited += 50) {
    if (existsSync(join(folder, 'ready'))) return;
    const failed = await readFile(join(folder, 'failed'), 'utf8').catch(() => null);
    if (failed !== null) throw new Error(`The tests' PostgreSQL did not start: ${failed}`);
    await wait(50);
  }
  throw new Error(`The tests' PostgreSQL was not ready after ${startWithin / 1000} s, see ${folder}`);
}

function addressOf(database: string): string {
  return `postgres://waymark@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

async function command(sql: string): Promise<void> {
  const client = new Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
