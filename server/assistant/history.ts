import { randomUUID } from 'node:crypto';

import { limits } from '../limits.ts';

import type { Database } from '../database/schema.ts';

export async function isHistoryOn(database: Database, accountId: string): Promise<boolean> {
  const found = database.selectFrom('accounts').select('keeps_history').where('id', '=', accountId);
  return (await found.executeTakeFirst())?.keeps_history === 1;
}

export async function listQuestions(database: Database, accountId: string): Promise<string[]> {
  const rows = database.selectFrom('questions').select('problem').where('account_id', '=', accountId);
  return (await rows.orderBy('position').execute()).map(({ problem }) => problem);
}

export async function turnOnHistory(database: Database, accountId: string): Promise<void> {
  await database.updateTable('accounts').set({ keeps_history: 1 }).where('id', '=', accountId).execute();
}

/** Adds a question and removes the oldest beyond the limit; false if history is off. */
export function addQuestion(database: Database, accountId: string, problem: string): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    if (!(await lockHistory(trx, accountId))) return false;
    const last = await trx
      .selectFrom('questions')
      .select((row) => row.fn.max('position').as('position'))
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const position = (last?.position ?? 0) + 1;
    await trx
      .insertInto('questions')
      .values({ id: randomUUID(), account_id: accountId, position, problem })
      .execute();
    await trx
      .deleteFrom('questions')
      .where('account_id', '=', accountId)
      .where('position', '<=', position - limits.history)
      .execute();
    return true;
  });
}

export async function turnOffHistory(database: Database, accountId: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ keeps_history: 0 }).where('id', '=', accountId).execute();
    await trx.deleteFrom('questions').where('account_id', '=', accountId).execute();
  });
}

/** Makes other changes to this history wait; false if history is off. */
async function lockHistory(trx: Database, accountId: string): Promise<boolean> {
  const locked = await trx
    .updateTable('accounts')
    .set({ keeps_history: 1 })
    .where('id', '=', accountId)
    .where('keeps_history', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}
