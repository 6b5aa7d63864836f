import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';

import { sql } from 'kysely';

import { openBothDatabases } from '../../tests/databases/both.ts';
import { runInOwnProcess } from '../../tests/databases/run-in-own-process.ts';
import { openDatabase } from './open-database.ts';
import { makeTimestamp } from './make-timestamp.ts';

const account = { id: 'a', name: 'Ada', email: 'ada@example.com', password: 'x' };

const places = await openBothDatabases();

for (const { kind, database, dataDir, databaseUrl } of places) {
  test(`a transaction on ${kind} that throws leaves nothing behind`, async () => {
    const attempt = database.transaction().execute(async (trx) => {
      await trx
        .insertInto('accounts')
        .values({ ...account, created_at: makeTimestamp() })
        .execute();
      throw new Error('changed my mind');
    });
    await assert.rejects(attempt, /changed my mind/);
    assert.deepEqual(await database.selectFrom('accounts').select('id').execute(), []);
  });

  test(`two processes on ${kind} that read and then write lose no update`, async () => {
    await database
      .insertInto('attempts')
      .values({ key: 'step', count: 0, ends_at: makeTimestamp() })
      .execute();
    const code = `
      import { openDatabase } from '#server/database/open-database.ts';
      const database = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
      for (let step = 0; step < 50; step += 1) await database.transaction().execute(async (trx) => {
        const row = trx.selectFrom('attempts').select('count').where('key', '=', 'step');
        const { count } = await row.$if(${databaseUrl !== undefined}, (rows) => rows.forUpdate()).executeTakeFirstOrThrow();
        await trx.updateTable('attempts').set({ count: count + 1 }).where('key', '=', 'step').execute();
      });
      await database.destroy();`;
    assert.deepEqual(await Promise.all([runInOwnProcess(code), runInOwnProcess(code)]), [0, 0]);
    const steps = await database.selectFrom('attempts').select('count').executeTakeFirstOrThrow();
    assert.equal(steps.count, 100);
  });

  test(`removing an account on ${kind} removes what belongs to it`, async () => {
    await database
      .insertInto('accounts')
      .values({ ...account, created_at: makeTimestamp() })
      .execute();
    await database
      .insertInto('resets')
      .values({ token_hash: 't', account_id: 'a', expires_at: makeTimestamp() })
      .execute();
    await database.deleteFrom('accounts').execute();
    assert.deepEqual(await database.selectFrom('resets').selectAll().execute(), []);
  });

  test(`a count on ${kind} is a number`, async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from accounts`.execute(database);
    assert.equal(rows[0]?.n, 0);
  });
}

test('when PostgreSQL ends a connection, only its transaction fails', async (t) => {
  const place = places.find(({ databaseUrl }) => databaseUrl !== undefined);
  assert.ok(place);
  const database = await openDatabase(place);
  t.after(() => database.destroy());
  const cut = database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(place.database);
    // What the ended connection says of it is heard before the next statement.
    await sql`select 1`.execute(place.database);
    await sql`select 1`.execute(trx);
  });
  await assert.rejects(cut);
  await sql`select 1`.execute(database);
});

test('SQLite writes each commit to disk before it answers, and uses a write-ahead log', async () => {
  const database = places.find(({ kind }) => kind === 'SQLite')?.database;
  assert.ok(database);
  const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database);
  assert.equal(synchronous[0]?.synchronous, 2);
  assert.equal(journal[0]?.journal_mode, 'wal');
});

for (const { databaseUrl } of places) {
  if (databaseUrl === undefined) continue;
  test('openDatabase(config) works through a pooler that refuses the statement_timeout parameter', async (t) => {
    const pooler = await startPooler(new URL(databaseUrl));
    const database = await openDatabase({ databaseUrl: pooler.url, dataDir: '' });
    t.after(async () => {
      await database.destroy();
      await pooler.stop();
    });
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
    assert.equal(rows[0]?.statement_timeout, '30s');
  });
}

/** Passes connections on to PostgreSQL, and cuts those that begin with such a parameter, as PgBouncer does. */
async function startPooler(to: URL): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((socket) => {
    const onwards = connect(`${to.searchParams.get('host')}/.s.PGSQL.${to.port || 5432}`);
    for (const end of [socket, onwards]) end.on('error', () => {});
    socket.once('data', (first) => {
      if (first.includes('statement_timeout')) return socket.destroy();
      onwards.write(first);
      return socket.pipe(onwards).pipe(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const url = `postgres://${to.username}:${to.password}@127.0.0.1:${address.port}${to.pathname}`;
  return { url, stop: async () => void server.close() };
}
