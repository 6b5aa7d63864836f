import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Config } from '../config.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

type Changes = Record<string, Migration>;

/** `current`: the tables are as this version wants them. `newer`: a later version has changed them further. */
export type SchemaState = 'current' | 'newer';

/** Brings the tables of a configured database up to date, over a connection that may take, and wait for others, as long as it must. */
export async function migrateConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  changes?: Changes,
): Promise<SchemaState> {
  const database = await openDatabase(config, { unhurried: true });
  try {
    return await migrate(database, changes);
  } finally {
    await database.destroy();
  }
}

/**
 * Brings the tables up to date. Several processes may do so at once: one works and the others wait. Tables that a later
 * version has changed further are left as they are, so that an earlier one can run again. Throws, with nothing half made,
 * when a change fails.
 */
export async function migrate(database: Database, changes: Changes = migrations): Promise<SchemaState> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => changes } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return 'current';
  const isUnknown = error instanceof Error && error.message.startsWith('corrupted migrations');
  if (isUnknown && (await isNewer(database, Object.keys(changes)))) return 'newer';
  throw error;
}

/** Whether all of these changes were made, and others too. */
async function isNewer(database: Database, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const made = new Set(rows.map(({ name }) => name));
  return made.size > names.length && names.every((name) => made.has(name));
}
