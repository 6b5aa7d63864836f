import { randomUUID } from 'node:crypto';

import type { Database } from '../database/schema.ts';
import { makeStamp } from '../database/stamp.ts';

type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

/** The form in which an e-mail is stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Stores an account with its hashed password; false when the e-mail has one, of many at once but one is first. */
export async function createAccount(
  database: Database,
  { name, email, password }: NewAccount,
): Promise<boolean> {
  const made = await database
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      name: name.trim(),
      email: normalizeEmail(email),
      password,
      created_at: makeStamp(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findAccountByEmail(database: Database, email: string) {
  const found = database.selectFrom('accounts').selectAll().where('email', '=', normalizeEmail(email));
  return (await found.executeTakeFirst()) ?? null;
}

export async function findAccount(database: Database, id: string) {
  const found = database.selectFrom('accounts').selectAll().where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function renameAccount(database: Database, id: string, name: string): Promise<void> {
  await database.updateTable('accounts').set({ name: name.trim() }).where('id', '=', id).execute();
}

/** Removes an account and, with it, all that belongs to it. */
export async function deleteAccount(database: Database, id: string): Promise<void> {
  await database.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Makes others who would change the account, its sessions or its links wait for the end of this transaction. */
export async function lockAccount(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute();
}

/**
 * Puts a new hash in the place of one that was just verified. False when the password was changed, or the account
 * removed, in between. Inside a transaction the account stays as it is until the end.
 */
export async function replacePassword(
  database: Database,
  id: string,
  { verified, hash }: { verified: string; hash: string },
): Promise<boolean> {
  const replaced = await database
    .updateTable('accounts')
    .set({ password: hash })
    .where('id', '=', id)
    .where('password', '=', verified)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}
