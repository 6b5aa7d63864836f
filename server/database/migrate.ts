import { type Migration, Migrator } from 'kysely/migration';

import type { Config } from '../config.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** Brings the tables of a configured database up to date, over a connection that may take, and wait for others, as long as it must. */
export async function migrateConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  changes?: Record<string, Migration>,
): Promise<void> {
  const database = await openDatabase(config, { unhurried: true });
  try {
    await migrate(database, changes);
  } finally {
    await database.destroy();
  }
}

/**
 * Brings the tables up to date. Several processes may do so at once: one works and the others wait.
 * Throws, with nothing half made, when a change fails.
 */
export async function migrate(
  database: Database,
  changes: Record<string, Migration> = migrations,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => changes } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
