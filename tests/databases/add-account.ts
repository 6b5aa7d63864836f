import assert from 'node:assert/strict';

import { createAccount, findAccountByEmail } from '#server/accounts/accounts.ts';
import type { Database } from '#server/database/schema.ts';

/** Adds an account to the tables, and gives its id. */
export async function addAccount(database: Database, email: string) {
  await createAccount(database, { name: 'Ada', email, password: 'x' });
  const account = await findAccountByEmail(database, email);
  assert.ok(account);
  return account.id;
}
