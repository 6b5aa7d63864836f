import { limits } from '#server/limits.ts';

import type { Database } from '../database/schema.ts';
import { makeStamp } from '../database/stamp.ts';
import { hashToken, makeToken } from './tokens.ts';

/** Stores that an account may set a new password once within an hour, and returns the token that proves it. */
export async function createReset(database: Database, accountId: string): Promise<string> {
  const token = makeToken();
  await database
    .insertInto('resets')
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at: makeStamp(limits.reset) })
    .execute();
  return token;
}

/** Whose open link a token is of; null when it was used, is over or never was. */
export async function findReset(database: Database, token: string): Promise<string | null> {
  const found = await database
    .selectFrom('resets')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', makeStamp())
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/** Uses a token up; of many at once, one does. */
export async function takeReset(database: Database, token: string): Promise<boolean> {
  const taken = await database
    .deleteFrom('resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', makeStamp())
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Makes every open link of an account void. */
export async function voidResets(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('resets').where('account_id', '=', accountId).execute();
}
