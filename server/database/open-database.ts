import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import { limits } from '../limits.ts';

import type { Config } from '../config.ts';
import type { Database, Tables } from './schema.ts';
import { makeSqliteDialect } from './sqlite-dialect.ts';

/** The caller closes it. `unhurried` removes the time limit on statements. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { unhurried = false } = {},
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { dialect, pool } = makePostgresDialect(databaseUrl, unhurried);
    const database = new Kysely<Tables>({ dialect });
    pools.set(database, pool);
    return database;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: makeSqliteDialect(join(dataDir, 'waymark.sqlite')) });
}

const pools = new WeakMap<Database, Pool>();

/** The connections to PostgreSQL, and the calls that wait for one. Null with SQLite. */
export function countConnections(database: Database) {
  const pool = pools.get(database);
  if (!pool) return null;
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { busy: totalCount - idle, idle, waiting };
}

function makePostgresDialect(connectionString: string, unhurried: boolean) {
  types.setTypeParser(types.builtins.INT8, Number);
  const { connect, connections, statement, query } = limits.database;
  const pool = new Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: connect,
    ...(!unhurried && { query_timeout: query }),
  });
  // Without these listeners a lost connection would end the process; it is replaced at its next use.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Poolers such as PgBouncer refuse it as a connection parameter.
    if (!unhurried) client.query(`set statement_timeout = ${statement}`).catch(() => {});
  });
  return { dialect: new PostgresDialect({ pool }), pool };
}
