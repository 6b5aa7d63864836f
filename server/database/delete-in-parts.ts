import { setImmediate as letOthersRun } from 'node:timers/promises';

import { type RawBuilder, sql } from 'kysely';

import { limits } from '../limits.ts';
import { isSqlite } from './is-sqlite.ts';
import type { Database, Tables } from './schema.ts';

/** Few enough that no call notices that SQLite works in the same thread. */
const partSize = limits.cleanup.rows;

type Rows = { readonly table: keyof Tables; readonly where: RawBuilder<unknown> };

/** Deletes rows, a thousand at a time. Calls are answered in between. */
export async function deleteInParts(database: Database, { table, where }: Rows): Promise<void> {
  const name = sql.table(table);
  // Each database knows its rows by their place, whatever their key is. PostgreSQL looks places up only in an array.
  const isInPart = isSqlite(database)
    ? sql`rowid in (select rowid from ${name} where ${where} limit ${partSize})`
    : sql`ctid = any(array(select ctid from ${name} where ${where} limit ${partSize}))`;
  for (;;) {
    const { numAffectedRows } = await sql`delete from ${name} where ${isInPart}`.execute(database);
    if (Number(numAffectedRows ?? 0) < partSize) return;
    await letOthersRun();
  }
}
