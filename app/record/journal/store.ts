import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { JournalEvent } from '#journal/event.ts';
import { isEvent } from '#journal/parse-events.ts';

/** `unsent` holds the ids of events that the account's server has not confirmed. */
type Tables = DBSchema & {
  readonly events: { readonly key: string; readonly value: JournalEvent };
  readonly unsent: { readonly key: string; readonly value: string };
  readonly sync: { readonly key: string; readonly value: string | number };
};
export type Store = IDBPDatabase<Tables>;

/** Whose journal this browser holds, and up to where it has read it. */
export type Position = { readonly account: string; readonly cursor: number };

/** Opens the browser's own database. Rejects where the browser forbids storage, as some private windows do. */
export function openStore(): Promise<Store> {
  return openDB<Tables>('waymark', 1, {
    upgrade(store) {
      store.createObjectStore('events', { keyPath: 'id' });
      store.createObjectStore('unsent');
      store.createObjectStore('sync');
    },
    // A newer version of the page waits to open it: the old page lets go.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** All events, in the order of their ids. What is no event of this version is left where it is. */
export async function readEvents(store: Store): Promise<JournalEvent[]> {
  return (await store.getAll('events')).filter(isEvent);
}

/** Keeps events made or imported here; they are safe on the disk when this resolves, all or none. */
export async function addEvents(store: Store, events: readonly JournalEvent[]): Promise<void> {
  const change = store.transaction(['events', 'unsent'], 'readwrite', { durability: 'strict' });
  for (const event of events) {
    void change.objectStore('events').put(event);
    void change.objectStore('unsent').put(event.id, event.id);
  }
  await change.done;
}

/** At most so many events that are still to be sent, the oldest first. */
export async function readUnsent(store: Store, most: number): Promise<JournalEvent[]> {
  const ids = await store.getAllKeys('unsent', null, most);
  const events = await Promise.all(ids.map((id) => store.get('events', id)));
  return events.filter(isEvent);
}

export type Received = {
  readonly position: Position;
  readonly events: readonly JournalEvent[];
  readonly sent: readonly JournalEvent[];
};

/** Keeps what an exchange brought and how far it came, all of it or nothing. */
export async function keepReceived(store: Store, { position, events, sent }: Received): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'sync'], 'readwrite', { durability: 'strict' });
  for (const event of events) void change.objectStore('events').put(event);
  for (const { id } of sent) void change.objectStore('unsent').delete(id);
  void change.objectStore('sync').put(position.account, 'account');
  void change.objectStore('sync').put(position.cursor, 'cursor');
  await change.done;
}

/** Null while nothing was exchanged yet. */
export async function readPosition(store: Store): Promise<Position | null> {
  const [account, cursor] = [await store.get('sync', 'account'), await store.get('sync', 'cursor')];
  return typeof account === 'string' && typeof cursor === 'number' ? { account, cursor } : null;
}

/** Another account reads from the start, and is sent all that is here. */
export async function beginAnew(store: Store, account: string): Promise<void> {
  const change = store.transaction(['events', 'unsent', 'sync'], 'readwrite');
  for (const id of await change.objectStore('events').getAllKeys()) {
    void change.objectStore('unsent').put(id, id);
  }
  void change.objectStore('sync').put(account, 'account');
  void change.objectStore('sync').put(0, 'cursor');
  await change.done;
}

/** Forgets a journal that is safe with its account; one with unsent events stays. Says whether it was forgotten. */
export async function forgetSent(store: Store): Promise<boolean> {
  const change = store.transaction(['events', 'unsent', 'sync'], 'readwrite');
  const isSafe = (await change.objectStore('unsent').count()) === 0;
  if (isSafe) for (const name of ['events', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
  return isSafe;
}
