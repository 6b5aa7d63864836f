import type { Signup } from '#contract/accounts.ts';

import { full } from '../queue.ts';
import type { Services } from '../services.ts';
import { createAccount, findAccountByEmail } from './accounts.ts';

/** Makes an account from a form that holds to the rules. Of several at once with one e-mail, one is made. */
export async function signUp(
  { database, passwords }: Pick<Services, 'database' | 'passwords'>,
  signup: Signup,
): Promise<'made' | 'taken' | 'busy'> {
  if ((await findAccountByEmail(database, signup.email)) !== null) return 'taken';
  const password = await passwords.hash(signup.password);
  if (password === full) return 'busy';
  return (await createAccount(database, { ...signup, password })) ? 'made' : 'taken';
}
