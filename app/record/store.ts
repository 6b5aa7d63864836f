import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

import { isRecord } from '#journal/event/canonical.ts';
import type { JournalEvent } from '#journal/event/event.ts';
import { isId } from '#journal/event/id.ts';
import { isEvent } from '#journal/event/parse-events.ts';

/** What is kept, though this version of the page may not know its kind. */
export type Stamped = { readonly id: string };
/**
 * `unsent` holds the ids of events that the account's server has not confirmed, `refused` of those that it did not take,
 * each with what it said.
 */
type Tables = DBSchema & {
  readonly events: { readonly key: string; readonly value: Stamped };
  readonly unsent: { readonly key: string; readonly value: string };
  readonly refused: { readonly key: string; readonly value: string };
  readonly sync: { readonly key: string; readonly value: string | number };
};
export type Store = IDBPDatabase<Tables>;

/**
 * Opens the browser's own database; calls back when the browser or a newer version of the page closes it. Rejects where
 * the browser forbids storage, as some private windows do.
 */
export async function openStore(onClosed: () => void): Promise<Store> {
  const events: OpenDBCallbacks<Tables> = {
    upgrade: addTables,
    terminated: onClosed,
    // A newer version of the page waits to open it: the old page lets go.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
  };
  return openDB<Tables>('waymark', 2, events).catch((error: unknown) => {
    // Versions only ever add tables: a page that is older than what it finds goes on with those it knows.
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return openDB<Tables>('waymark', undefined, events);
  });
}

function addTables(store: Store, before: number): void {
  if (before < 1) {
    store.createObjectStore('events', { keyPath: 'id' });
    store.createObjectStore('unsent');
    store.createObjectStore('sync');
  }
  store.createObjectStore('refused');
}

/** All events, in the order of their ids. What is no event of this version is left where it is. */
export async function readEvents(store: Store): Promise<JournalEvent[]> {
  const kept: unknown[] = await store.getAll('events');
  return kept.filter(isEvent);
}

/** Keeps events made or imported here; they are safe on the disk when this resolves, all or none. */
export async function addEvents(store: Store, events: readonly JournalEvent[]): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'refused'], 'readwrite', { durability: 'strict' });
  const asked = events.flatMap((event) => [
    change.objectStore('events').put(event),
    change.objectStore('unsent').put(event.id, event.id),
    change.objectStore('refused').delete(event.id),
  ]);
  // Without this a page that is left in the same moment would take what it just showed along.
  change.commit();
  const [end] = await Promise.allSettled([change.done, ...asked]);
  if (end.status === 'rejected') throw end.reason;
}

/** Something with the id of an event, which a newer version of the page may read. */
export function isStamped(value: unknown): value is Stamped {
  return isRecord(value) && isId(value['id']);
}

/** How many events the account's server has not confirmed. */
export function countUnsent(store: Store): Promise<number> {
  return store.count('unsent');
}

/**
 * Forgets what is safe with an account, and whose it was. What is not yet sent stays, and so does what the account's
 * server refused: both are sent after the next login. Where there was no account, all of it stays.
 */
export async function forgetSent(store: Store): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  const [journal, unsent] = [change.objectStore('events'), change.objectStore('unsent')];
  for (const id of await change.objectStore('refused').getAllKeys()) void unsent.put(id, id);
  if ((await change.objectStore('sync').get('account')) !== undefined) {
    const staying = new Set(await unsent.getAllKeys());
    for (const id of await journal.getAllKeys()) if (!staying.has(id)) void journal.delete(id);
  }
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}

/**
 * Makes all that is here a guest's: it is sent as a whole, and what the account has is read from the start. For where the
 * account is gone, or has lost what this device knew of it.
 */
export async function beginAnew(store: Store): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  for (const id of await change.objectStore('events').getAllKeys())
    void change.objectStore('unsent').put(id, id);
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}
