import type { Database } from './schema.ts';

/** The mails that are not sent yet; null while the database is unavailable. */
export async function countResetMails(database: Database): Promise<number | null> {
  const counted = database.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('mails'));
  const found = await counted.executeTakeFirst().catch(() => null);
  return found?.mails ?? null;
}
