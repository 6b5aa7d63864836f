import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Config } from '#server/config.ts';
import { limits } from '#server/limits.ts';
import { migrations } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import { explainStartError } from '#server/process/explain-start-error.ts';

import { broken, type Finding, look, ok } from './finding.ts';

/** PostgreSQL's oldest version that still gets fixes. */
const oldestPostgres = 14;

export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'waymark.sqlite'))) {
    return [look(`There is no database in ${config.dataDir} yet: the first start makes it.`)];
  }
  try {
    await using database = await openDatabase(config);
    return await examine(database, config.databaseUrl !== undefined);
  } catch (error) {
    return [broken(explainStartError(error) ?? `The database does not work: ${describe(error)}.`)];
  }
}

async function examine(database: Database, isPostgres: boolean): Promise<Finding[]> {
  const kind = isPostgres ? await checkPostgres(database) : [await checkSqlite(database)];
  return [...kind, await checkTables(database)];
}

async function checkPostgres(database: Database): Promise<Finding[]> {
  const asked = Date.now();
  const { rows } = await sql<{ version: string; now: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as now`.execute(database);
  const { version = '0', now = new Date() } = rows[0] ?? {};
  const ahead = Math.round((now.getTime() - (asked + Date.now()) / 2) / 1000);
  const isSupported = Number.parseInt(version, 10) >= oldestPostgres;
  return [
    isSupported
      ? ok(`PostgreSQL ${version} answers.`)
      : broken(`PostgreSQL ${version} is no longer maintained: upgrade it to ${oldestPostgres} or newer.`),
    Math.abs(ahead) * 1000 <= limits.clocks
      ? ok('The clocks of this machine and the database agree.')
      : broken(
          `The clocks of this machine and the database differ by ${Math.abs(ahead)} s: turn on NTP on both.`,
        ),
  ];
}

async function checkSqlite(database: Database): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  const said = rows[0]?.quick_check;
  if (said === 'ok') return ok('The SQLite database is whole.');
  return broken(`The SQLite database is damaged (${said}): restore a backup into an empty folder.`);
}

async function checkTables(database: Database): Promise<Finding> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    return look('The database is empty: the first start makes its tables.');
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const made = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(migrations).filter((name) => !made.has(name));
  if (missing.length > 0) return look(`The next start changes the tables: ${missing.join(', ')}.`);
  const more = made.size - Object.keys(migrations).length;
  if (more > 0) return look('A later version has changed the tables: this one uses the parts that it knows.');
  return ok('The tables are those of this version.');
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
