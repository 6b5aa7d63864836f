import { randomUUID } from 'node:crypto';

import { limits } from '../limits.ts';

import type { Database } from '../database/schema.ts';
import { makeTimestamp } from '../database/make-timestamp.ts';
import { hashToken, makeToken } from '../token.ts';

type NewSession = { readonly accountId: string; readonly device: string; readonly remember: boolean };
export type SignedIn = { readonly sessionId: string; readonly accountId: string };

/** Stores a session, ends the account's oldest ones beyond its limit, and returns the token. */
export async function createSession(
  database: Database,
  { accountId, device, remember }: NewSession,
): Promise<string> {
  const token = makeToken();
  const lasts = remember ? limits.session.remembered : limits.session.unremembered;
  await database
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      account_id: accountId,
      token_hash: hashToken(token),
      device,
      created_at: makeTimestamp(),
      seen_at: makeTimestamp(),
      expires_at: makeTimestamp(lasts),
    })
    .execute();
  await endOldest(database, accountId);
  return token;
}

/** The open session of a token, or null; a clock that was ahead cannot make it last longer. Updates `seen_at` at most once an hour. */
export async function findSession(database: Database, token: string): Promise<SignedIn | null> {
  const now = makeTimestamp();
  const found = await database
    .selectFrom('sessions')
    .select(['id', 'account_id', 'seen_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', makeTimestamp(limits.session.remembered + limits.clocks))
    .executeTakeFirst();
  if (!found) return null;
  if (found.seen_at < makeTimestamp(-limits.session.seenEvery)) {
    await database.updateTable('sessions').set({ seen_at: now }).where('id', '=', found.id).execute();
  }
  return { sessionId: found.id, accountId: found.account_id };
}

export async function listSessions(database: Database, accountId: string) {
  return database
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', makeTimestamp())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function endSession(database: Database, { accountId, sessionId }: SignedIn): Promise<boolean> {
  const ended = await database
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endSessions(database: Database, accountId: string, except = ''): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '<>', except)
    .execute();
}

async function endOldest(database: Database, accountId: string): Promise<void> {
  const surplus = await database
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .offset(limits.session.perAccount)
    .limit(limits.session.perAccount)
    .execute();
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom('sessions').where('id', 'in', ids).execute();
}
