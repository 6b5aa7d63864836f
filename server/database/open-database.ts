import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import { limits } from '#server/limits.ts';

import type { Config } from '../config.ts';
import type { Database, Tables } from './schema.ts';
import { makeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens PostgreSQL where DATABASE_URL names one, and else the SQLite file in DATA_DIR. The caller destroys it. What a
 * learner waits for is given up after a while; `unhurried` is for what must be done however long it takes.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { unhurried = false } = {},
): Promise<Database> {
  if (databaseUrl !== undefined) {
    return new Kysely<Tables>({ dialect: makePostgresDialect(databaseUrl, unhurried) });
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: makeSqliteDialect(join(dataDir, 'waymark.sqlite')) });
}

function makePostgresDialect(connectionString: string, unhurried: boolean): Dialect {
  types.setTypeParser(types.builtins.INT8, Number);
  const { connect, connections, statement, query } = limits.database;
  const pool = new Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: connect,
    ...(!unhurried && { query_timeout: query }),
  });
  // A lost connection is replaced at its next use, and a statement on it fails; without listeners it would end the process,
  // whether it was idle or between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Not as a parameter of the connection, which poolers such as PgBouncer refuse.
    if (!unhurried) client.query(`set statement_timeout = ${statement}`).catch(() => {});
  });
  return new PostgresDialect({ pool });
}
