import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import { verifyPassword } from '#server/accounts/passwords/passwords.ts';
import { openDatabase } from '#server/database/open-database.ts';

import { makeBothPlaces } from '../databases/both.ts';
import { makeSignup, password } from '../databases/learner.ts';
import { type ServerProcess, startServer, storesOnly } from './server-process.ts';

/** Enough to meet a sign-up under way; KILLS asks for more. */
const kills = Number(process.env['KILLS'] ?? 4);
const clients = 4;

for (const { kind, dataDir, databaseUrl } of await makeBothPlaces()) {
  test(`kill -9 while accounts are created on ${kind}, ${kills} times, loses none and leaves none half created`, async () => {
    const acknowledged: string[] = [];
    for (let killed = 0; killed < kills; killed += 1) {
      const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }, storesOnly);
      const first = Promise.withResolvers<void>();
      const note = (email: string) => {
        acknowledged.push(email);
        first.resolve();
      };
      const signing = Array.from({ length: clients }, () => signUpUntilDead(server, note));
      await first.promise;
      await wait(randomInt(0, 300));
      await server.end('SIGKILL');
      await Promise.all(signing);
    }
    assert.ok(acknowledged.length >= kills, `only ${acknowledged.length} accounts were made`);

    const database = await openDatabase({ dataDir, databaseUrl });
    const rows = await database.selectFrom('accounts').selectAll().execute();
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    assert.deepEqual(
      acknowledged.filter((email) => !byEmail.has(email)),
      [],
    );
    for (const row of rows) {
      assert.equal(await verifyPassword(password, row.password), true);
      assert.equal(row.name, 'Ada');
    }
    if (kind === 'SQLite') {
      const { rows: checked } = await sql<Record<string, string>>`pragma integrity_check`.execute(database);
      assert.equal(checked[0]?.['integrity_check'], 'ok');
    }
    await database.destroy();
  });
}

/** Signs up learners one after another until the server is gone, and records which got an answer. */
async function signUpUntilDead({ url }: ServerProcess, note: (email: string) => void): Promise<void> {
  for (;;) {
    const signup = makeSignup();
    const answer = await fetch(`${url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signup),
    }).catch(() => null);
    if (answer === null) return;
    if (answer.status === 201) note(signup.email);
  }
}
