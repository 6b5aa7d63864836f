import { randomUUID } from 'node:crypto';

import { findAccountByEmail } from '../accounts/accounts.ts';
import { voidResets } from '../accounts/resets/resets.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { Database } from '../database/schema.ts';

/** Logs an account out everywhere and voids its links to set a password; false if no account has the e-mail. */
export async function endSessionsOf(database: Database, email: string): Promise<boolean> {
  const account = await findAccountByEmail(database, email);
  if (account === null) return false;
  await endSessions(database, account.id);
  await voidResets(database, account.id);
  return true;
}

/** Logs everybody out and voids every link to set a password. Gives the number of sessions that were open. */
export async function endEverySession(database: Database): Promise<number> {
  return database.transaction().execute(async (trx) => {
    await trx.deleteFrom('resets').execute();
    const { numDeletedRows } = await trx.deleteFrom('sessions').executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/**
 * For a database that another program has restored. Ends what a backup brings back: sessions, links and calendar
 * addresses. Every journal gets a new epoch, so that devices send what the backup is without.
 */
export async function makeRestoredSafe(database: Database): Promise<void> {
  await endEverySession(database);
  await database.deleteFrom('calendars').execute();
  await database.updateTable('accounts').set({ epoch: randomUUID() }).execute();
}
