import type { PasswordChange } from '#contract/accounts.ts';

import { full } from '../task-queue.ts';
import type { Services } from '../services.ts';
import { findAccount, replacePassword } from './accounts.ts';
import { eraseAccount } from './own-data/erase-account.ts';
import { voidResets } from './resets/resets.ts';
import { endSessions, type SignedIn } from './sessions.ts';

type Tools = Pick<Services, 'database' | 'passwords'>;

export async function replaceOwnPassword(
  { database, passwords }: Tools,
  { accountId, sessionId }: SignedIn,
  { oldpassword, password }: PasswordChange,
): Promise<'set' | 'wrong' | 'busy'> {
  const verified = await verifyOwner({ database, passwords }, accountId, oldpassword);
  if (verified === 'wrong' || verified === 'busy') return verified;
  const hash = await passwords.hash(password, { client: accountId, isKnown: true });
  if (hash === full) return 'busy';
  return database.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, accountId, { verified: verified.phc, hash }))) return 'wrong';
    await endSessions(trx, accountId, sessionId);
    await voidResets(trx, accountId);
    return 'set';
  });
}

export async function deleteOwnAccount(
  tools: Tools & Pick<Services, 'mailer'>,
  accountId: string,
  password: string,
): Promise<'deleted' | 'wrong' | 'busy'> {
  const verified = await verifyOwner(tools, accountId, password);
  if (verified === 'wrong' || verified === 'busy') return verified;
  await eraseAccount(tools, { id: accountId, email: verified.email });
  return 'deleted';
}

async function verifyOwner({ database, passwords }: Tools, accountId: string, password: string) {
  const account = await findAccount(database, accountId);
  const right = await passwords.verify(password, account?.password ?? null, {
    client: accountId,
    isKnown: true,
  });
  if (right === full) return 'busy';
  return right && account ? { phc: account.password, email: account.email } : 'wrong';
}
