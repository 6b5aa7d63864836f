import type { Login } from '#contract/accounts.ts';

import { full } from '../queue.ts';
import type { Services } from '../services.ts';
import { findAccountByEmail, replacePassword } from './accounts.ts';
import { isOutdated } from './passwords/passwords.ts';
import { createSession } from './sessions.ts';

type LoggedIn = { readonly token: string; readonly name: string };

/**
 * Begins a session for the right e-mail and password. An unknown e-mail takes as much work as a wrong password.
 * A password that was hashed at an older cost is hashed again.
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
  // The password that was verified must still be the one in force when the session begins.
  const token = await database.transaction().execute(async (trx) => {
    const holds = await replacePassword(trx, account.id, { verified: account.password, hash });
    return holds ? createSession(trx, { accountId: account.id, device, remember }) : null;
  });
  return token === null ? 'wrong' : { token, name: account.name };
}
