import type { Transaction } from 'kysely';

import { limits } from '../limits.ts';
import type { JournalEvent } from '#journal/event/event.ts';

import type { Database, Tables } from '../database/schema.ts';
import type { EventChange } from './quota.ts';

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

/** Inserts or replaces events, numbered from `last` + 1. */
export async function storeEvents(
  transaction: Transaction<Tables>,
  { accountId, last }: { readonly accountId: string; readonly last: number },
  changes: readonly EventChange[],
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

export type EventPage = {
  readonly events: readonly JournalEvent[];
  readonly cursor: number;
  readonly more: boolean;
};

/** Events after the cursor, as many as fit one answer, without those whose text is in `known`. */
export async function readPage(
  database: Database,
  { accountId, after }: { readonly accountId: string; readonly after: number },
  known: ReadonlySet<string>,
): Promise<EventPage> {
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

/** At least one row, however long it is. */
function countFitting(rows: readonly { readonly body: string }[]): number {
  const max = limits.journal.received;
  let characters = 0;
  const beyond = rows.findIndex(({ body }, at) => {
    characters += body.length;
    return at === max.events || (at > 0 && characters > max.characters);
  });
  return beyond === -1 ? rows.length : beyond;
}

/** Events were checked when they arrived. */
function readEvent(body: string): JournalEvent {
  const event: JournalEvent = JSON.parse(body);
  return event;
}
