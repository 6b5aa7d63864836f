import { randomUUID } from 'node:crypto';

import type { Database } from '../database/schema.ts';
import { makeTimestamp } from '../database/make-timestamp.ts';

type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Stores an account with its hashed password; false if the e-mail is taken, also when several arrive at once. */
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
      created_at: makeTimestamp(),
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

/** Makes other changes to the account, its sessions and its links wait until this transaction ends. */
export async function lockAccount(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces a hash that was just verified; false if the password or account has changed since. Locks the account
 * inside a transaction.
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
