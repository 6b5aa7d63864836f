import type { Reset } from '#contract/accounts.ts';

import { full } from '../../task-queue.ts';
import type { Services } from '../../services.ts';
import { makeTimestamp } from '../../database/make-timestamp.ts';
import { findAccountByEmail, lockAccount } from '../accounts.ts';
import { rememberPlace } from '../known-places.ts';
import { createReset, findReset, takeReset, voidResets } from './resets.ts';
import { endSessions } from '../sessions.ts';

export async function sendResetLink(
  { database, mailer, config }: Pick<Services, 'database' | 'mailer' | 'config'>,
  email: string,
): Promise<'sent' | 'unknown'> {
  const account = await findAccountByEmail(database, email);
  if (account === null) return 'unknown';
  const token = await createReset(database, account.id);
  const link = `${config.publicUrl}/reset-password#token=${token}`;
  await mailer.send({
    to: { name: account.name, address: account.email },
    subject: 'Set a new password for Waymark',
    text: `Someone, hopefully you, asked to set a new password for your Waymark account.

Open this link within an hour to choose one. The link works once.

${link}

If you did not ask for this, you can ignore this mail: your password stays the same.
`,
  });
  return 'sent';
}

/**
 * Sets the password once for the link's token, and ends every session of the account. The link proves the e-mail, and that
 * its owner is at `client`.
 */
export async function setPasswordByLink(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { token, password }: Reset,
  client: string,
): Promise<{ readonly accountId: string } | 'void' | 'busy'> {
  const accountId = await findReset(database, token);
  if (accountId === null) return 'void';
  const hash = await passwords.hash(password, { client, isKnown: true });
  if (hash === full) return 'busy';
  return database.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (!(await takeReset(trx, token))) return 'void';
    await trx
      .updateTable('accounts')
      .set({ password: hash, confirmed_at: makeTimestamp() })
      .where('id', '=', accountId)
      .execute();
    await rememberPlace(trx, accountId, client);
    await endSessions(trx, accountId);
    await voidResets(trx, accountId);
    return { accountId };
  });
}
