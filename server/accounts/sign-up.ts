import type { Signup } from '#contract/accounts.ts';

import { full } from '../task-queue.ts';
import type { Services } from '../services.ts';
import { createAccount, findAccountByEmail } from './accounts.ts';

export async function signUp(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  signup: Signup,
  client: string,
): Promise<'created' | 'taken' | 'busy'> {
  if ((await findAccountByEmail(database, signup.email)) !== null) return 'taken';
  const password = await passwords.hash(signup.password, { client, isKnown: false });
  if (password === full) return 'busy';
  return (await createAccount(database, { ...signup, password })) ? 'created' : 'taken';
}
