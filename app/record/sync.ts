import type { JournalEvent } from '#journal/event/event.ts';
import { mergeJournals } from '#journal/merge.ts';

import { browserItems } from '../browser/browser-storage.ts';
import { onSessionChange, readToken } from '../session/session.ts';
import { connect, disconnect, forgetSent, readEvents, type RecordDatabase } from './database.ts';
import { makeRetry } from './retry.ts';
import { saveHomeSpace } from './save-home-space.ts';
import { singleFlight } from './single-flight.ts';
import { readJournal, recordStore, take } from './state.ts';
import { write, writeCopies, writeRefused } from './write-ahead.ts';

const noticeKey = 'journal-changed';

let opening: Promise<void> | undefined;

/** Reads the record once, and keeps it in sync. Null when this browser stores nothing. */
export async function openRecord(): Promise<RecordDatabase | null> {
  await (opening ??= start());
  return connect();
}

/** Shows events at once. Resolves with true once they are stored. */
export async function addToRecord(
  added: readonly JournalEvent[],
  database: RecordDatabase | null,
): Promise<boolean> {
  const events = mergeJournals(readJournal().events, added);
  const ids = new Set(added.map(({ id }) => id));
  // The transaction begins before the render: the learner may leave at once.
  const writing = write(
    events.filter(({ id }) => ids.has(id)),
    database,
  );
  take({ kind: 'recorded', events });
  const isStored = await writing;
  if (isStored) void catchUp().then(notifyTabs);
  return isStored;
}

/** What fails now is tried again later. */
export const sync = singleFlight(async () => {
  retry.hold();
  const database = await openRecord();
  if (!database || !isOpen()) return retry.stop();
  // Guests do not need this script.
  const sending = await import('./exchange.ts').catch(() => null);
  const exchanged = await sending?.exchangeAll(database);
  if (isOpen() && exchanged?.isWaiting !== false) retry.plan();
  else retry.stop();
  if (!exchanged?.received) return;
  await readDisk();
  notifyTabs();
});

const retry = makeRetry(() => void sync());

function isOpen(): boolean {
  return recordStore.get().account.status === 'open';
}

/** Before a session ends: no exchange begins any more. Resolves when none is running. */
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
    // The learner may have freed space.
    if (document.visibilityState === 'visible') void catchUp();
  });
  onSessionChange(() => void followSession());
  const database = await connect();
  if (database) await writeCopies(database);
  // After a logout on a page without the record, it is still here.
  await (takeSession() ? readDisk() : forgetAccount());
  queueMicrotask(() => void sync());
}

async function followSession(): Promise<void> {
  if (takeSession()) return sync();
  await forgetAccount();
  notifyTabs();
}

function takeSession(): boolean {
  const token = readToken();
  take({ kind: 'session', token });
  return token !== null;
}

const catchUp = singleFlight(async () => {
  const database = await openRecord();
  if (database) await writeRefused(database);
  if (recordStore.get().disk !== 'ready') await readDisk();
  void sync();
});

async function readDisk(): Promise<void> {
  const database = await connect();
  const events = database && (await readEvents(database).catch(giveUp));
  if (events) take({ kind: 'disk-read', events });
  else take({ kind: 'disk-failed', disk: database ? 'unreadable' : 'blocked' });
}

async function forgetAccount(): Promise<void> {
  retry.stop();
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
