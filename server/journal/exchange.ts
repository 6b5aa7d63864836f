import { randomUUID } from 'node:crypto';

import { sql, type Transaction } from 'kysely';

import type { JournalEvent } from '#journal/event/event.ts';
import { chooseEvent } from '#journal/merge.ts';

import type { Database, Tables } from '../database/schema.ts';
import { type Change, applyChanges, readCounts, writeCounts } from './quota.ts';
import { findStored, type Page, readPage, storeEvents } from './stored-events.ts';

type Exchange = {
  readonly accountId: string;
  readonly after: number;
  readonly events: readonly JournalEvent[];
};
/** `account` names the journal that the cursor belongs to. */
type Exchanged = Page & { readonly account: string };
/** Why nothing was taken in, and the positions of the events for which there is no room. */
type OverQuota = { readonly problem: string; readonly refused: readonly number[] };

/**
 * Takes events into an account's journal and gives what arrived after the cursor, but for what was just sent. Sent
 * again, events change nothing. Two devices at once take turns, as each locks the account's row: no event can arrive
 * under a cursor that somebody has already read past. Null when the account is gone.
 *
 * A cursor beyond what ever arrived was given by a database of which this one is an older copy: the journal then gets
 * another name, on which every device begins anew and sends all that it has.
 */
export async function exchangeEvents(
  database: Database,
  exchange: Exchange,
): Promise<Exchanged | OverQuota | null> {
  if (exchange.events.length === 0) return readNewEvents(database, exchange);
  return database.transaction().execute((transaction) => takeEvents(transaction, exchange));
}

/** Names a journal anew where the cursor is beyond all that arrived; of several at once the last name stands. */
const nextEpoch = (after: number) =>
  sql<string>`case when arrived < ${after} then ${randomUUID()} else epoch end`;

const nameJournal = ({ id, epoch }: { readonly id: string; readonly epoch: string }) =>
  epoch === '' ? id : `${id}.${epoch}`;

/** Reading needs no lock: what is visible of a journal has always arrived before what is not. */
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
  const standing = chooseEvents(events, stored);
  const changes = [...standing.values()]
    .map((event): Change => ({ event, instead: stored.get(event.id) }))
    .filter(({ event, instead }) => event !== instead);
  if (changes.length > 0) {
    const counts = await readCounts(transaction, account, [...stored.values(), ...standing.values()]);
    const room = applyChanges(counts, changes);
    if ('problem' in room) return { problem: room.problem, refused: findPositions(events, room.ids) };
    const last = account.arrived - events.length;
    await storeEvents(transaction, { accountId, last }, changes);
    await writeCounts(transaction, accountId, room);
  }
  const sent = new Set(events.map((event) => JSON.stringify(event)));
  const page = await readPage(transaction, { accountId, after: Math.min(after, account.arrived) }, sent);
  const received = [...page.events, ...findCorrections(standing, sent)];
  return { ...page, events: received, account: nameJournal(account) };
}

function takeNumbers(transaction: Transaction<Tables>, { accountId, after, events }: Exchange) {
  return transaction
    .updateTable('accounts')
    .set((row) => ({ arrived: row('arrived', '+', events.length), epoch: nextEpoch(after) }))
    .where('id', '=', accountId)
    .returning(['id', 'arrived', 'epoch', 'events', 'characters'])
    .executeTakeFirst();
}

/** Of each id that was sent the event that stands; the stored one itself where that is it. */
function chooseEvents(events: readonly JournalEvent[], stored: ReadonlyMap<string, JournalEvent>) {
  const standing = new Map<string, JournalEvent>();
  for (const event of events) {
    const other = standing.get(event.id) ?? stored.get(event.id);
    standing.set(event.id, other ? chooseEvent(other, event) : event);
  }
  return standing;
}

/** What stands in place of events sent that lost to another of their id, so that their sender hears of it. */
function findCorrections(standing: ReadonlyMap<string, JournalEvent>, sent: ReadonlySet<string>) {
  return [...standing.values()].filter((event) => !sent.has(JSON.stringify(event)));
}

function findPositions(events: readonly JournalEvent[], ids: ReadonlySet<string>): number[] {
  return [...events.keys()].filter((at) => ids.has(events[at]?.id ?? ''));
}
