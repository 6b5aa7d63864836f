import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import { limits } from '#contract/limits.ts';

import type { Config } from '../config.ts';
import type { Database, Tables } from './schema.ts';
import { makeSqliteDialect } from './sqlite-dialect.ts';

/** Opens PostgreSQL where DATABASE_URL names one, and else the SQLite file in DATA_DIR. The caller destroys it. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return new Kysely<Tables>({ dialect: makePostgresDialect(databaseUrl) });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: makeSqliteDialect(join(dataDir, 'waymark.sqlite')) });
}

function makePostgresDialect(connectionString: string): Dialect {
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: limits.database.connect,
    statement_timeout: limits.database.statement,
  });
  // A connection lost while it is idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
