import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import { limits, type Rate } from '../limits.ts';

import type { Config } from '../config.ts';
import type { Database } from './schema.ts';
import { makeTimestamp } from './make-timestamp.ts';

export type RateName = keyof typeof limits.rates;
export type Counting = {
  readonly config: Pick<Config, 'rateLimit'>;
  readonly database: Database;
  readonly metrics?: { readonly countRefusal: (limit: string) => void } | null;
};

/**
 * Counts in one statement, so that several processes count together. No count waits for the disk. Returns 0, or the
 * milliseconds to wait.
 */
export async function countAttempt(
  database: Database,
  rate: Rate,
  [action, subject]: readonly [string, string],
) {
  const now = makeTimestamp();
  // A window that ends later than any new one was started by a clock that has been set back.
  const isOver = sql<boolean>`counters.ends_at <= ${now} or counters.ends_at > ${makeTimestamp(rate.within + limits.clocks)}`;
  const { count, ends_at: endsAt } = await database
    .insertInto('counters')
    .values({ key: makeKey(action, subject), count: 1, ends_at: makeTimestamp(rate.within) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else counters.count + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else counters.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return count <= rate.times ? 0 : Math.max(1, Date.parse(endsAt) - Date.parse(now));
}

/** The same for one of the server's rates. RATE_LIMIT=off counts nothing. */
export async function countAttemptOf(
  { config, database, metrics }: Counting,
  rate: RateName,
  subject: string,
): Promise<number> {
  if (!config.rateLimit) return 0;
  const wait = await countAttempt(database, limits.rates[rate], [rate, subject]);
  if (wait > 0) metrics?.countRefusal(rate);
  return wait;
}

export async function forgetAttempts(
  database: Database,
  [action, subject]: readonly [string, string],
): Promise<void> {
  await database.deleteFrom('counters').where('key', '=', makeKey(action, subject)).execute();
}

/** Waits for the disk of the database itself, and throws if it cannot be written. */
export async function writeProof(database: Database): Promise<void> {
  const row = { key: 'written', count: 1, ends_at: makeTimestamp(limits.day) };
  await database
    .insertInto('attempts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at: row.ends_at }))
    .execute();
}

function makeKey(action: string, subject: string): string {
  return createHash('sha256').update(`${action} ${subject}`).digest('base64url');
}
