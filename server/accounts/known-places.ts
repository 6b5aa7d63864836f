import { createHash } from 'node:crypto';

import type { Database } from '../database/schema.ts';
import { makeTimestamp } from '../database/make-timestamp.ts';

/** Whether the account of the e-mail has been logged in to from this network. Strangers' attempts do not count there. */
export async function isKnownPlace(database: Database, email: string, subscriber: string): Promise<boolean> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return false;
  const known = database.selectFrom('known_places').select('place').where('account_id', '=', account.id);
  const place = hashPlace(account.id, subscriber);
  return (await known.where('place', '=', place).executeTakeFirst()) !== undefined;
}

export async function rememberPlace(
  database: Database,
  accountId: string,
  subscriber: string,
): Promise<void> {
  const row = { account_id: accountId, place: hashPlace(accountId, subscriber), seen_at: makeTimestamp() };
  await database
    .insertInto('known_places')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Differs by account, so that nobody can tell who was in one place. */
function hashPlace(accountId: string, subscriber: string): string {
  return createHash('sha256').update(`${accountId} ${subscriber}`).digest('base64url');
}
