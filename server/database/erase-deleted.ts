import { sql } from 'kysely';

import { isSqlite } from './is-sqlite.ts';
import type { Database } from './schema.ts';

/**
 * Writes what SQLite has in its log to the file and empties the log, which otherwise keeps deleted text for a while. Deleted
 * rows are overwritten in the file itself. PostgreSQL does as much when it vacuums.
 */
export async function eraseDeleted(database: Database): Promise<void> {
  if (isSqlite(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
