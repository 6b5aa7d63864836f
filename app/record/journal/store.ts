import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

import { isRecord } from '#journal/canonical.ts';
import type { JournalEvent } from '#journal/event.ts';
import { isId } from '#journal/id.ts';
import { isEvent } from '#journal/parse-events.ts';

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
  for (const event of events) {
    void change.objectStore('events').put(event);
    void change.objectStore('unsent').put(event.id, event.id);
    void change.objectStore('refused').delete(event.id);
  }
  // Without this a page that is left in the same moment would take what it just showed along.
  change.commit();
  await change.done;
}

/** Something with the id of an event, which a newer version of the page may read. */
export function isStamped(value: unknown): value is Stamped {
  return isRecord(value) && isId(value['id']);
}

/**
 * Forgets a journal that is safe with its account; one with unsent events stays. What the account's server refused stays
 * too, and is sent again after the next login. Says whether anything was forgotten.
 */
export async function forgetSent(store: Store): Promise<boolean> {
  const change = store.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  const isSafe = (await change.objectStore('unsent').count()) === 0;
  if (isSafe) {
    const refused = new Set(await change.objectStore('refused').getAllKeys());
    for (const id of await change.objectStore('events').getAllKeys()) {
      if (!refused.has(id)) void change.objectStore('events').delete(id);
    }
    for (const id of refused) void change.objectStore('unsent').put(id, id);
    for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  }
  await change.done;
  return isSafe;
}
