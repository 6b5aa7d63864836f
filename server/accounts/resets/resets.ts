import { limits } from '../../limits.ts';

import type { Database } from '../../database/schema.ts';
import { makeTimestamp } from '../../database/make-timestamp.ts';
import { hashToken, makeToken } from '../../token.ts';

export async function createReset(database: Database, accountId: string): Promise<string> {
  const token = makeToken();
  await database
    .insertInto('resets')
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at: makeTimestamp(limits.reset) })
    .execute();
  return token;
}

/** The account of an open link, or null if the token is used, expired or unknown. */
export async function findReset(database: Database, token: string): Promise<string | null> {
  const found = await database
    .selectFrom('resets')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', makeTimestamp())
    .executeTakeFirst();
  return found?.account_id ?? null;
}

/** Uses up a token; of several attempts at once, only one succeeds. */
export async function takeReset(database: Database, token: string): Promise<boolean> {
  const taken = await database
    .deleteFrom('resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', makeTimestamp())
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function voidResets(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('resets').where('account_id', '=', accountId).execute();
}
