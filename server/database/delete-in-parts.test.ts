import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { openBothDatabases } from '../../tests/databases/both.ts';
import { deleteInParts } from './delete-in-parts.ts';

const old = { table: 'counters', where: sql`ends_at <= '2020'` } as const;

for (const { kind, database } of await openBothDatabases()) {
  test(`deleteInParts(database, rows) on ${kind} deletes all of many rows, and lets other work run meanwhile`, async () => {
    for (let first = 0; first < 2500; first += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        key: `${first + at}`,
        count: 1,
        ends_at: '2019',
      }));
      await database.insertInto('counters').values(rows).execute();
    }
    await database.insertInto('counters').values({ key: 'new', count: 1, ends_at: '2021' }).execute();
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await deleteInParts(database, old);
    isDone = true;
    const left = await database.selectFrom('counters').select('key').execute();
    assert.deepEqual(
      left.map(({ key }) => key),
      ['new'],
    );
    assert.ok(turns >= 2);
  });

  test(`what has expired is found by an index on ${kind}`, async () => {
    for (const [table, end] of [
      ['counters', 'ends_at'],
      ['resets', 'expires_at'],
      ['sessions', 'expires_at'],
    ] as const) {
      const plan = await explain(
        kind,
        sql`select 1 from ${sql.table(table)} where ${sql.ref(end)} <= '2020'`,
      );
      assert.match(plan, /_by_end/, table);
    }
  });

  /** An empty table would be read whole by choice. */
  async function explain(on: string, query: ReturnType<typeof sql>): Promise<string> {
    if (on === 'SQLite') return JSON.stringify(await sql`explain query plan ${query}`.execute(database));
    return database.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return JSON.stringify(await sql`explain ${query}`.execute(trx));
    });
  }
}
