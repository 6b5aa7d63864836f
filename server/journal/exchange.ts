import { randomUUID } from 'node:crypto';

import { sql, type Transaction } from 'kysely';

import type { JournalEvent } from '#journal/event/event.ts';
import { chooseEvent } from '#journal/merge.ts';

import { makeTimestamp } from '../database/make-timestamp.ts';
import type { Database, Tables } from '../database/schema.ts';
import { limits } from '../limits.ts';
import { type EventChange, applyChanges, readCounts, writeCounts } from './quota.ts';
import { findStored, type EventPage, readPage, storeEvents } from './stored-events.ts';

type Exchange = {
  readonly accountId: string;
  readonly after: number;
  readonly events: readonly JournalEvent[];
};
/** `account` names the journal that the cursor belongs to. */
type Exchanged = EventPage & { readonly account: string };
/** `isPassing`: later it may be stored. */
type OverQuota = {
  readonly problem: string;
  readonly refused: readonly number[];
  readonly isPassing?: true;
};
const tooNew: OverQuota = {
  problem: `In its first week an account stores at most ${limits.newJournal.characters} characters.`,
  refused: [],
  isPassing: true,
};

/**
 * Stores the sent events and returns those that arrived after the cursor. Events sent twice change nothing, and a
 * lock on the account's row keeps numbers in order of arrival. Null if the account is deleted.
 */
export async function exchangeEvents(
  database: Database,
  exchange: Exchange,
): Promise<Exchanged | OverQuota | null> {
  if (exchange.events.length === 0) return readNewEvents(database, exchange);
  return database.transaction().execute((transaction) => takeEvents(transaction, exchange));
}

/**
 * A cursor beyond all arrivals comes from a newer copy of this database: the journal gets a new name, and devices
 * send everything again.
 */
const nextEpoch = (after: number) =>
  sql<string>`case when arrived < ${after} then ${randomUUID()} else epoch end`;

const nameJournal = ({ id, epoch }: { readonly id: string; readonly epoch: string }) =>
  epoch === '' ? id : `${id}.${epoch}`;

/** Reading needs no lock: visible events have always arrived before invisible ones. */
async function readNewEvents(database: Database, { accountId, after }: Exchange): Promise<Exchanged | null> {
  const found = database
    .selectFrom('accounts')
    .select(['id', 'arrived', 'epoch'])
    .where('id', '=', accountId);
  let account = await found.executeTakeFirst();
  if (account && after > account.arrived) {
    const renamed = database.updateTable('accounts').set({ epoch: nextEpoch(after) });
    account = await renamed
      .where('id', '=', accountId)
      .returning(['id', 'arrived', 'epoch'])
      .executeTakeFirst();
  }
  if (!account) return null;
  const page = await readPage(database, { accountId, after: Math.min(after, account.arrived) }, new Set());
  return { ...page, account: nameJournal(account) };
}

async function takeEvents(transaction: Transaction<Tables>, { accountId, after, events }: Exchange) {
  const account = await takeNumbers(transaction, { accountId, after, events });
  if (!account) return null;
  const stored = await findStored(transaction, accountId, events);
  const chosen = chooseEvents(events, stored);
  const changes = [...chosen.values()]
    .map((event): EventChange => ({ event, instead: stored.get(event.id) }))
    .filter(({ event, instead }) => event !== instead);
  if (changes.length > 0) {
    const counts = await readCounts(transaction, account, [...stored.values(), ...chosen.values()]);
    const total = applyChanges(counts, changes);
    if ('problem' in total) return { problem: total.problem, refused: findPositions(events, total.ids) };
    if (total.characters > limits.newJournal.characters && isNew(account)) return tooNew;
    const last = account.arrived - events.length;
    await storeEvents(transaction, { accountId, last }, changes);
    await writeCounts(transaction, accountId, total);
  }
  const sent = new Set(events.map((event) => JSON.stringify(event)));
  const page = await readPage(transaction, { accountId, after: Math.min(after, account.arrived) }, sent);
  const received = [...page.events, ...findCorrections(chosen, sent)];
  return { ...page, events: received, account: nameJournal(account) };
}

function takeNumbers(transaction: Transaction<Tables>, { accountId, after, events }: Exchange) {
  return transaction
    .updateTable('accounts')
    .set((row) => ({ arrived: row('arrived', '+', events.length), epoch: nextEpoch(after) }))
    .where('id', '=', accountId)
    .returning(['id', 'arrived', 'epoch', 'events', 'characters', 'created_at', 'confirmed_at'])
    .executeTakeFirst();
}

/** Whoever makes many accounts can fill less with them. */
function isNew(account: { readonly created_at: string; readonly confirmed_at: string | null }): boolean {
  return account.confirmed_at === null && account.created_at > makeTimestamp(-limits.newJournal.until);
}

function chooseEvents(events: readonly JournalEvent[], stored: ReadonlyMap<string, JournalEvent>) {
  const chosen = new Map<string, JournalEvent>();
  for (const event of events) {
    const other = chosen.get(event.id) ?? stored.get(event.id);
    chosen.set(event.id, other ? chooseEvent(other, event) : event);
  }
  return chosen;
}

/** Tells senders which event won over theirs with the same id. */
function findCorrections(chosen: ReadonlyMap<string, JournalEvent>, sent: ReadonlySet<string>) {
  return [...chosen.values()].filter((event) => !sent.has(JSON.stringify(event)));
}

function findPositions(events: readonly JournalEvent[], ids: ReadonlySet<string>): number[] {
  return [...events.keys()].filter((at) => ids.has(events[at]?.id ?? ''));
}
