import { randomUUID } from 'node:crypto';

import { limits } from '../../limits.ts';

import { makeTimestamp } from '../../database/make-timestamp.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { sendResetLink } from './reset-password.ts';

type Tools = Pick<Services, 'database' | 'mailer' | 'config' | 'log' | 'metrics'>;
type Asked = {
  readonly id: string;
  readonly email: string;
  readonly tries: number;
  readonly asked_at: string;
};

/**
 * Remembers that somebody asked for a link, whether or not the e-mail has an account: that is looked up later, so that
 * neither this answer nor the next one takes longer for an account.
 */
export async function askForResetMail(database: Database, email: string): Promise<void> {
  const now = makeTimestamp();
  const row = { id: randomUUID(), email, tries: 0, asked_at: now, next_at: now };
  await database.insertInto('outbox').values(row).execute();
}

/** Sends the mails that are due. One that cannot be sent is tried again, for an hour. */
export async function sendDueResetMails(tools: Tools): Promise<void> {
  const due = await tools.database
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', makeTimestamp())
    .orderBy('next_at')
    .limit(limits.mail.atOnce)
    .execute();
  await Promise.all(due.map((asked) => sendOnce(tools, asked)));
}

async function sendOnce(tools: Tools, asked: Asked): Promise<void> {
  const { database, log, metrics } = tools;
  if (!(await claim(database, asked))) return;
  const remove = () => database.deleteFrom('outbox').where('id', '=', asked.id).execute();
  try {
    const outcome = await sendResetLink(tools, asked.email);
    if (outcome === 'sent') metrics?.countMail('sent');
    await remove();
  } catch (error) {
    const isLast = asked.asked_at <= makeTimestamp(-limits.mail.tries.within);
    metrics?.countMail(isLast ? 'lost' : 'delayed');
    log.warn({ err: error }, isLast ? 'a mail could not be sent' : 'a mail will be tried again');
    if (isLast) await remove();
  }
}

/** Of several processes one succeeds, and the others leave the mail alone until its next turn. */
async function claim(database: Database, { id, tries }: Asked): Promise<boolean> {
  const claimed = await database
    .updateTable('outbox')
    .set({ tries: tries + 1, next_at: makeTimestamp(limits.mail.tries.first * 2 ** tries) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
