import type { JournalEvent } from '#journal/event/event.ts';
import { mergeJournals } from '#journal/merge.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { onSessionChange, readToken } from '../session/session.ts';
import { connect, type Database, disconnect } from './database.ts';
import { saveHomeSpace } from './home-space.ts';
import { singleFlight } from './single-flight.ts';
import { readJournal, recordStore, take } from './state.ts';
import { forgetSent, readEvents } from './stored-events.ts';
import { write, writeCopies, writeRefused } from './write-ahead.ts';

/** The item that other tabs listen to. */
const noticeKey = 'journal-changed';

let opening: Promise<void> | undefined;

/** Reads the record, once, and keeps it in sync with other tabs and the account; null when this browser stores nothing. */
export async function openRecord(): Promise<Database | null> {
  await (opening ??= start());
  return connect();
}

/** Shows events at once, stores them on this device, and sends them. Resolves with true once they are stored. */
export async function addToRecord(
  added: readonly JournalEvent[],
  database: Database | null,
): Promise<boolean> {
  const events = mergeJournals(readJournal().events, added);
  const ids = new Set(added.map(({ id }) => id));
  // The transaction begins before the page is rendered again: the learner may leave in the next moment.
  const writing = write(
    events.filter(({ id }) => ids.has(id)),
    database,
  );
  take({ kind: 'recorded', events });
  const isStored = await writing;
  if (isStored) void catchUp().then(notifyTabs);
  return isStored;
}

/** Sends what is unsent and receives what is new, one exchange at a time. Without a network it waits for the next call. */
export const sync = singleFlight(async () => {
  const database = await openRecord();
  if (!database || recordStore.get().account.status !== 'open') return;
  // Guests never need this script.
  const sending = await import('./exchange.ts').catch(() => null);
  if (!(await sending?.exchangeAll(database))) return;
  await readDisk();
  notifyTabs();
});

/** Before a session ends here: no exchange begins in its name any more. Resolves when none is in progress. */
export async function stopSync(): Promise<void> {
  take({ kind: 'closing', token: readToken() });
  await sync();
}

async function start(): Promise<void> {
  recordStore.subscribe(() => saveHomeSpace(readJournal()));
  addEventListener('storage', ({ key }) => {
    if (key === noticeKey) void readDisk();
  });
  addEventListener('online', () => void sync());
  document.addEventListener('visibilitychange', () => {
    // The learner may have freed some space in the meantime.
    if (document.visibilityState === 'visible') void catchUp();
  });
  onSessionChange(() => void followSession());
  const database = await connect();
  if (database) await writeCopies(database);
  // A learner who logged out on a page without the record left it on the disk.
  await (takeSession() ? readDisk() : forgetAccount());
  queueMicrotask(() => void sync());
}

async function followSession(): Promise<void> {
  if (takeSession()) return sync();
  await forgetAccount();
  notifyTabs();
}

/** Says whether somebody is logged in. */
function takeSession(): boolean {
  const token = readToken();
  take({ kind: 'session', token });
  return token !== null;
}

/** Retries what failed before. */
const catchUp = singleFlight(async () => {
  const database = await openRecord();
  if (database) await writeRefused(database);
  if (recordStore.get().disk !== 'ready') await readDisk();
  void sync();
});

/** Shows what is on the disk, and what is still on its way there. */
async function readDisk(): Promise<void> {
  const database = await connect();
  const events = database && (await readEvents(database).catch(giveUp));
  if (events) take({ kind: 'disk-read', events });
  else take({ kind: 'disk-failed', disk: database ? 'unreadable' : 'blocked' });
}

/** Removes what is stored in the account from this device. */
async function forgetAccount(): Promise<void> {
  const database = await connect();
  if (database) await forgetSent(database).catch(giveUp);
  await readDisk();
}

function giveUp(error: unknown): null {
  console.warn('The disk could not be read:', error);
  disconnect();
  return null;
}

function notifyTabs(): void {
  browserItems.write(noticeKey, crypto.randomUUID());
}
