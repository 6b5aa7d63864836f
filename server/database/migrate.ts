import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Config } from '../config.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

type Changes = Record<string, Migration>;

/** `newer`: a later version has already migrated the tables. */
export type SchemaState = 'current' | 'newer';

/** Migrates over its own connection, which has no time limit. */
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

/** Of processes that start at once, one works and the others wait. A migration that fails leaves nothing behind. */
export async function migrate(database: Database, changes: Changes = migrations): Promise<SchemaState> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => changes } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return 'current';
  const isUnknown = error instanceof Error && error.message.startsWith('corrupted migrations');
  if (isUnknown && (await isNewer(database, Object.keys(changes)))) return 'newer';
  throw error;
}

async function isNewer(database: Database, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const made = new Set(rows.map(({ name }) => name));
  return made.size > names.length && names.every((name) => made.has(name));
}
