import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Gives the connection the table of counters, in a file of its own that no commit waits for. A file that a power cut has
 * damaged is made again.
 */
export function attachCounters(database: DatabaseSync, path: string): void {
  try {
    attach(database, path);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    if (isAttached(database)) database.exec('detach database counting');
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    attach(database, path);
  }
}

function attach(database: DatabaseSync, path: string): void {
  database.exec(`
    attach database '${path.replaceAll("'", "''")}' as counting;
    pragma counting.journal_mode = wal;
    pragma counting.synchronous = off;
    create table if not exists counting.counters (
      key text primary key,
      count integer not null,
      ends_at text not null
    );
    create index if not exists counting.counters_by_end on counters (ends_at);
  `);
}

function isAttached(database: DatabaseSync): boolean {
  const attached = database.prepare('pragma database_list').all();
  return attached.some(({ name }) => name === 'counting');
}

/** SQLite's codes for a file that is malformed, or none of its own. */
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
}
