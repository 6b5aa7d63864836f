import type { Login } from '#contract/accounts.ts';

import { full, type Waiter } from '../task-queue.ts';
import type { Services } from '../services.ts';
import { findAccountByEmail, replacePassword } from './accounts.ts';
import { rememberPlace } from './known-places.ts';
import { isOutdated } from './passwords/passwords.ts';
import { createSession } from './sessions.ts';

/** `client` is the network, and `isKnown` whether the account was logged in to from there. */
type LoginFrom = Waiter & { readonly device: string };
type LoggedIn = { readonly token: string; readonly name: string; readonly accountId: string };
/** The account that the e-mail has, if any. */
type Wrong = { readonly wrong: string | null };

/**
 * Starts a session if e-mail and password are correct. An unknown e-mail takes as long as a wrong password, and an
 * outdated hash is replaced.
 */
export async function logIn(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  { email, password, remember }: Login,
  { device, client, isKnown }: LoginFrom,
): Promise<LoggedIn | Wrong | 'busy'> {
  const account = await findAccountByEmail(database, email);
  const right = await passwords.verify(password, account?.password ?? null, { client, isKnown });
  if (right === full) return 'busy';
  if (!right || account === null) return { wrong: account?.id ?? null };

  const renewed = isOutdated(account.password)
    ? await passwords.hash(password, { client, isKnown: true })
    : full;
  const hash = renewed === full ? account.password : renewed;
  // No session may start with a password that was changed after it was verified.
  const token = await database.transaction().execute(async (trx) => {
    const holds = await replacePassword(trx, account.id, { verified: account.password, hash });
    if (!holds) return null;
    await rememberPlace(trx, account.id, client);
    return createSession(trx, { accountId: account.id, device, remember });
  });
  return token === null ? { wrong: account.id } : { token, name: account.name, accountId: account.id };
}
