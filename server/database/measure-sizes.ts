import { sql } from 'kysely';

import { isSqlite } from './is-sqlite.ts';
import type { Database } from './schema.ts';

export type Sizes = {
  readonly accounts: number;
  readonly sessions: number;
  /** Of all journals together. */
  readonly events: number;
  readonly characters: number;
  /** Of the account with the most. */
  readonly largest: number;
  /** What the database takes on its disk. */
  readonly bytes: number;
};

/** Reads no journal, because accounts know the size of theirs. */
export async function measureSizes(database: Database): Promise<Sizes> {
  const accounts = await database
    .selectFrom('accounts')
    .select(({ fn }) => [
      fn.countAll<number>().as('accounts'),
      fn.coalesce(fn.sum<number>('events'), sql<number>`0`).as('events'),
      fn.coalesce(fn.sum<number>('characters'), sql<number>`0`).as('characters'),
      fn.coalesce(fn.max('characters'), sql<number>`0`).as('largest'),
    ])
    .executeTakeFirstOrThrow();
  const { sessions } = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .executeTakeFirstOrThrow();
  return { ...accounts, sessions, bytes: await measureBytes(database) };
}

async function measureBytes(database: Database): Promise<number> {
  const measured = isSqlite(database)
    ? sql<Measured>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<Measured>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await measured.execute(database);
  return rows[0]?.bytes ?? 0;
}

type Measured = { readonly bytes: number };
