import type { Transaction } from 'kysely';

import { limits } from '#contract/limits.ts';
import type { JournalEvent } from '#journal/event.ts';
import { chooseEvent } from '#journal/merge.ts';
import { parseEvents } from '#journal/parse-events.ts';

import type { Database, Tables } from '../database/schema.ts';

export type Exchange = {
  readonly accountId: string;
  readonly after: number;
  readonly events: readonly JournalEvent[];
};
export type Exchanged = {
  readonly events: readonly JournalEvent[];
  readonly cursor: number;
  readonly more: boolean;
};

/**
 * Takes events into an account's journal and gives what arrived after the cursor, but for what was just sent. Sent
 * again, events change nothing. Two devices at once take turns, as each locks the account's row: no event can arrive
 * under a cursor that somebody has already read past. Gives 'full' when the journal would grow too large.
 */
export async function exchangeEvents(database: Database, exchange: Exchange): Promise<Exchanged | 'full'> {
  return database.transaction().execute(async (transaction) => {
    const { last, count } = await takeNumbers(transaction, exchange);
    const stored = await findStored(transaction, exchange);
    const fresh = exchange.events.filter(({ id }) => !stored.has(id));
    if (count + fresh.length > limits.journal.events) return 'full';
    await store(transaction, exchange, { stored, from: last - exchange.events.length });
    const news = await readAfter(transaction, { ...exchange, after: Math.min(exchange.after, last) });
    return { ...news, events: [...news.events, ...findCorrections(exchange.events, stored)] };
  });
}

async function takeNumbers(transaction: Transaction<Tables>, { accountId, events }: Exchange) {
  const { arrived: last } = await transaction
    .updateTable('accounts')
    .set((row) => ({ arrived: row('arrived', '+', events.length) }))
    .where('id', '=', accountId)
    .returning('arrived')
    .executeTakeFirstOrThrow();
  const { count } = await transaction
    .selectFrom('events')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { last, count };
}

async function findStored(transaction: Transaction<Tables>, { accountId, events }: Exchange) {
  if (events.length === 0) return new Map<string, JournalEvent>();
  const ids = events.map(({ id }) => id);
  const rows = await transaction
    .selectFrom('events')
    .select('body')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ body }) => readEvent(body)).map((event) => [event.id, event]));
}

type Storing = { readonly stored: ReadonlyMap<string, JournalEvent>; readonly from: number };

/** What stands in place of events sent that lost to another of their id, so that their sender hears of it. */
function findCorrections(
  sent: readonly JournalEvent[],
  stored: ReadonlyMap<string, JournalEvent>,
): JournalEvent[] {
  return sent.flatMap((event) => {
    const other = stored.get(event.id);
    const lost =
      other && JSON.stringify(other) !== JSON.stringify(event) && chooseEvent(other, event) === other;
    return lost ? [other] : [];
  });
}

/** Writes what is new, and what wins over another event of its id. */
async function store(
  transaction: Transaction<Tables>,
  { accountId, events }: Exchange,
  { stored, from }: Storing,
): Promise<void> {
  const known = new Map(stored);
  for (const [at, event] of events.entries()) {
    const other = known.get(event.id);
    const kept = other ? chooseEvent(other, event) : event;
    if (kept === other) continue;
    known.set(event.id, event);
    const row = { account_id: accountId, id: event.id, number: from + at + 1, body: JSON.stringify(event) };
    await transaction
      .insertInto('events')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'id']).doUpdateSet({ number: row.number, body: row.body }),
      )
      .execute();
  }
}

async function readAfter(
  transaction: Transaction<Tables>,
  { accountId, after, events: sent }: Exchange,
): Promise<Exchanged> {
  const rows = await transaction
    .selectFrom('events')
    .select(['number', 'body'])
    .where('account_id', '=', accountId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limits.journal.received + 1)
    .execute();
  const page = rows.slice(0, limits.journal.received);
  const known = new Set(sent.map((event) => JSON.stringify(event)));
  return {
    events: page.filter(({ body }) => !known.has(body)).map(({ body }) => readEvent(body)),
    cursor: page.at(-1)?.number ?? after,
    more: rows.length > page.length,
  };
}

/** What is stored was checked when it came. Throws when the database gives something else. */
function readEvent(body: string): JournalEvent {
  const parsed = parseEvents([JSON.parse(body)]);
  const [event] = 'events' in parsed ? parsed.events : [];
  if (!event) throw new Error('The journal holds what is no event.');
  return event;
}
