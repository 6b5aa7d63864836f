import { SqliteAdapter, type Kysely } from 'kysely';

/** For the few statements that the two databases do not share. */
export function isSqlite<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
