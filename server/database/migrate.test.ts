import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

import { makeBothPlaces } from '../../tests/databases/both.ts';
import { runInOwnProcess } from '../../tests/databases/run-in-own-process.ts';
import { migrate, migrateConfigured } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

const places = await makeBothPlaces();
const others = (await makeBothPlaces()).filter(({ databaseUrl }) => databaseUrl !== undefined);

for (const place of places) {
  test(`migrate(database) works when four processes start it at once on ${place.kind}`, async () => {
    const code = `
      import { migrate } from '#server/database/migrate.ts';
      import { openDatabase } from '#server/database/open-database.ts';
      const database = await openDatabase(${JSON.stringify(place)});
      await migrate(database);
      await database.destroy();`;
    const ends = await Promise.all([
      runInOwnProcess(code),
      runInOwnProcess(code),
      runInOwnProcess(code),
      runInOwnProcess(code),
    ]);
    assert.deepEqual(ends, [0, 0, 0, 0]);
    const database = await openDatabase(place);
    assert.deepEqual(await database.selectFrom('accounts').selectAll().execute(), []);
    await database.destroy();
  });

  test(`migrate(database) leaves nothing behind when a migration fails on ${place.kind}`, async () => {
    const database = await openDatabase(place);
    await assert.rejects(migrate(database, { ...migrations, '999-half': { up: makeTableTwice } }), /half/);
    const tables = await database.introspection.getTables();
    await database.destroy();
    assert.ok(!tables.some(({ name }) => name === 'half'));
    assert.ok(tables.some(({ name }) => name === 'accounts'));
  });
}

for (const place of await makeBothPlaces()) {
  test(`migrate(database) lets an earlier version start on the tables of a later one on ${place.kind}`, async (t) => {
    const database = await openDatabase(place);
    t.after(() => database.destroy());
    const extended = { ...migrations, '999-later': { up: addTable } };
    assert.equal(await migrate(database, extended), 'current');
    assert.equal(await migrate(database), 'newer');
    assert.deepEqual(await database.selectFrom('accounts').selectAll().execute(), []);
    assert.equal(await migrate(database, extended), 'current');
    await assert.rejects(migrate(database, { '000-other': { up: addTable } }), /corrupted migrations/);
  });
}

for (const place of others) {
  test('migrateConfigured(config) has no time limit, unlike calls', async () => {
    const timeouts: unknown[] = [];
    const up = async (db: Kysely<unknown>) => void timeouts.push(await readTimeout(db));
    await migrateConfigured(place, { '001-slow': { up } });
    const database = await openDatabase(place);
    timeouts.push(await readTimeout(database));
    await database.destroy();
    assert.deepEqual(timeouts, ['0', '30s']);
  });
}

async function readTimeout(db: QueryExecutorProvider): Promise<unknown> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout;
}

async function addTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table later (id text)`.execute(db);
}

async function makeTableTwice(db: Kysely<unknown>): Promise<void> {
  await sql`create table half (id text)`.execute(db);
  await sql`create table half (id text)`.execute(db);
}
