import { type Migration, Migrator } from 'kysely/migration';

import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

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
