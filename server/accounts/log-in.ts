import type { Login } from '#contract/accounts.ts';

import { full } from '../task-queue.ts';
import type { Services } from '../services.ts';
import { findAccountByEmail, replacePassword } from './accounts.ts';
import { isOutdated } from './passwords/passwords.ts';
import { createSession } from './sessions.ts';

type LoggedIn = { readonly token: string; readonly name: string };

/**
 * Starts a session if e-mail and password are correct. An unknown e-mail takes as long as a wrong password, and an
 * outdated hash is replaced.
 */
export async function logIn(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { email, password, remember }: Login,
  device: string,
): Promise<LoggedIn | 'wrong' | 'busy'> {
  const account = await findAccountByEmail(database, email);
  const right = await passwords.verify(password, account?.password ?? null);
  if (right === full) return 'busy';
  if (!right || account === null) return 'wrong';

  const renewed = isOutdated(account.password) ? await passwords.hash(password) : full;
  const hash = renewed === full ? account.password : renewed;
  // No session may start with a password that was changed after it was verified.
  const token = await database.transaction().execute(async (trx) => {
    const holds = await replacePassword(trx, account.id, { verified: account.password, hash });
    return holds ? createSession(trx, { accountId: account.id, device, remember }) : null;
  });
  return token === null ? 'wrong' : { token, name: account.name };
}
