import { sql } from 'kysely';

import type { Database } from '../database/schema.ts';
import { backedUpTables } from './backed-up-tables.ts';

export type Row = Readonly<Record<string, string | number | null>>;

const rowsAtOnce = 1000;

/** Every row of a backup, read by key in parts, so that memory does not grow with the database. */
export async function* readRows(database: Database): AsyncGenerator<readonly [table: string, row: Row]> {
  for (const [table, ...key] of backedUpTables) {
    let rows = await readPart(database, table, key);
    while (rows.length > 0) {
      for (const row of rows) yield [table, row];
      rows = await readPart(database, table, key, rows.at(-1));
    }
  }
}

async function readPart(
  database: Database,
  table: string,
  key: readonly string[],
  last?: Row,
): Promise<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last && sql.join(key.map((column) => sql.val(last[column])));
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    ${after ? sql`where (${columns}) > (${after})` : sql``} order by ${columns} limit ${rowsAtOnce}`.execute(
    database,
  );
  return rows;
}
