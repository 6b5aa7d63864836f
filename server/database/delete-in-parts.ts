import { setImmediate as letOthersRun } from 'node:timers/promises';

import { type RawBuilder, sql } from 'kysely';

import { limits } from '../limits.ts';
import type { Database, Tables } from './schema.ts';

/** Few enough that no call notices that SQLite works in the same thread. */
const partSize = limits.cleanup.rows;

type Rows = { readonly table: keyof Tables; readonly key: string; readonly where: RawBuilder<unknown> };

/** Deletes rows by their unique `key`, a thousand at a time. Calls are answered in between. */
export async function deleteInParts(database: Database, { table, key, where }: Rows): Promise<void> {
  const [name, column] = [sql.table(table), sql.ref(key)];
  const part = sql`select ${column} from ${name} where ${where} limit ${partSize}`;
  for (;;) {
    const { numAffectedRows } = await sql`delete from ${name} where ${column} in (${part})`.execute(database);
    if (Number(numAffectedRows ?? 0) < partSize) return;
    await letOthersRun();
  }
}
