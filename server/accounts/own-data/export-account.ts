import type { ExportAnswer } from '#contract/accounts.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { makeExport } from '#journal/export.ts';

import type { Database } from '../../database/schema.ts';
import { findAccount } from '../accounts.ts';

type Exported = Omit<ExportAnswer, 'success' | 'message'>;

/** Everything that is stored about an account, but for secrets; null if it is deleted. */
export async function exportAccount(database: Database, id: string): Promise<Exported | null> {
  const account = await findAccount(database, id);
  if (account === null) return null;
  const { name, email, created_at: since, keeps_history: keeps, confirmed_at: confirmed } = account;
  return {
    account: { name, email, since, keepsQuestions: keeps === 1, confirmed },
    networks: await readNetworks(database, id),
    sessions: await readSessions(database, id),
    questions: await readQuestions(database, id),
    calendar: await readCalendar(database, id),
    ...makeExport(await readEvents(database, id)),
  };
}

async function readNetworks(database: Database, id: string) {
  const found = database.selectFrom('known_places').select('seen_at as seen').where('account_id', '=', id);
  return found.orderBy('seen_at').execute();
}

/** Also those that have ended and are not yet removed. */
async function readSessions(database: Database, id: string) {
  return database
    .selectFrom('sessions')
    .select(['device', 'created_at as since', 'seen_at as seen', 'expires_at as until'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
}

async function readQuestions(database: Database, id: string): Promise<string[]> {
  const rows = database.selectFrom('questions').select('problem').where('account_id', '=', id);
  return (await rows.orderBy('position').execute()).map(({ problem }) => problem);
}

async function readCalendar(database: Database, id: string) {
  const found = database.selectFrom('calendars').select(['clock', 'zone', 'created_at as since']);
  return (await found.where('account_id', '=', id).executeTakeFirst()) ?? null;
}

async function readEvents(database: Database, id: string): Promise<JournalEvent[]> {
  const rows = database.selectFrom('events').select('body').where('account_id', '=', id);
  return (await rows.orderBy('number').execute()).map(({ body }): JournalEvent => JSON.parse(body));
}
