import { makeTimestamp } from '../database/make-timestamp.ts';
import type { Database } from '../database/schema.ts';
import { hashToken, makeToken } from '../token.ts';

type Times = { readonly clock: string; readonly zone: string };
type Made = { readonly secret: string; readonly since: string };
export type FollowedCalendar = Times & { readonly accountId: string };

/** Gives the account's calendar a new secret, which ends an earlier one. Only its hash is stored. */
export async function createCalendar(
  database: Database,
  accountId: string,
  { clock, zone }: Times,
): Promise<Made> {
  const [secret, since] = [makeToken(), makeTimestamp()];
  const row = { token_hash: hashToken(secret), clock, zone, created_at: since };
  await database
    .insertInto('calendars')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return { secret, since };
}

/** When the account's calendar was made; null if it has none. */
export async function findCalendarDate(database: Database, accountId: string): Promise<string | null> {
  const found = database.selectFrom('calendars').select('created_at').where('account_id', '=', accountId);
  return (await found.executeTakeFirst())?.created_at ?? null;
}

export async function findCalendar(database: Database, secret: string): Promise<FollowedCalendar | null> {
  const found = await database
    .selectFrom('calendars')
    .select(['account_id', 'clock', 'zone'])
    .where('token_hash', '=', hashToken(secret))
    .executeTakeFirst();
  return found ? { accountId: found.account_id, clock: found.clock, zone: found.zone } : null;
}

export async function deleteCalendar(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('calendars').where('account_id', '=', accountId).execute();
}
