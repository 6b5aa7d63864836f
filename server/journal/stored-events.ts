import type { Transaction } from 'kysely';

import { limits } from '../limits.ts';
import type { JournalEvent } from '#journal/event/event.ts';

import type { Database, Tables } from '../database/schema.ts';
import type { Change } from './quota.ts';

/** Which of the events an account has already, by their ids. */
export async function findStored(
  transaction: Transaction<Tables>,
  accountId: string,
  events: readonly JournalEvent[],
): Promise<Map<string, JournalEvent>> {
  const ids = events.map(({ id }) => id);
  const rows = await transaction
    .selectFrom('events')
    .select('body')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ body }) => readEvent(body)).map((event) => [event.id, event]));
}

/** Writes events that are new, or that win over another of their id; the numbers go up from the one after `last`. */
export async function storeEvents(
  transaction: Transaction<Tables>,
  { accountId, last }: { readonly accountId: string; readonly last: number },
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(({ event }, at) => {
    return { account_id: accountId, id: event.id, number: last + at + 1, body: JSON.stringify(event) };
  });
  await transaction
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'id'])
        .doUpdateSet((row) => ({ number: row.ref('excluded.number'), body: row.ref('excluded.body') })),
    )
    .execute();
}

export type Page = {
  readonly events: readonly JournalEvent[];
  readonly cursor: number;
  readonly more: boolean;
};

/** What arrived after the cursor, in that order and as much as fits an answer, but for what has one of the texts. */
export async function readPage(
  database: Database,
  { accountId, after }: { readonly accountId: string; readonly after: number },
  known: ReadonlySet<string>,
): Promise<Page> {
  const rows = await database
    .selectFrom('events')
    .select(['number', 'body'])
    .where('account_id', '=', accountId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limits.journal.received.events + 1)
    .execute();
  const page = rows.slice(0, countFitting(rows));
  return {
    events: page.filter(({ body }) => !known.has(body)).map(({ body }) => readEvent(body)),
    cursor: page.at(-1)?.number ?? after,
    more: rows.length > page.length,
  };
}

/** How many rows an answer takes; at least one, however long it is. */
function countFitting(rows: readonly { readonly body: string }[]): number {
  const most = limits.journal.received;
  let characters = 0;
  const beyond = rows.findIndex(({ body }, at) => {
    characters += body.length;
    return at === most.events || (at > 0 && characters > most.characters);
  });
  return beyond === -1 ? rows.length : beyond;
}

/** What is stored was checked when it came. */
function readEvent(body: string): JournalEvent {
  const event: JournalEvent = JSON.parse(body);
  return event;
}
