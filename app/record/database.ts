import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

import type { JournalEvent } from '#journal/event/event.ts';
import { isEvent } from '#journal/event/parse-events.ts';

/** An event of any version. */
export type Stamped = { readonly id: string };
/** `unsent` and `refused` are by event id; `refused` has the server's message. */
type Tables = DBSchema & {
  readonly events: { readonly key: string; readonly value: Stamped };
  readonly unsent: { readonly key: string; readonly value: string };
  readonly refused: { readonly key: string; readonly value: string };
  readonly sync: { readonly key: string; readonly value: string | number };
};
export type RecordDatabase = IDBPDatabase<Tables>;

let connection: Promise<RecordDatabase | null> | undefined;

/** Null when it cannot be opened now; the next call tries again. */
export function connect(): Promise<RecordDatabase | null> {
  connection ??= openRecordDatabase(disconnect).catch((error: unknown) => {
    console.warn('This browser stores nothing:', error);
    disconnect();
    return null;
  });
  return connection;
}

export function disconnect(): void {
  connection = undefined;
}

/** Calls back when the browser or a newer page closes the database. Rejects when storage is blocked. */
export async function openRecordDatabase(onClosed: () => void): Promise<RecordDatabase> {
  const callbacks: OpenDBCallbacks<Tables> = {
    upgrade: addTables,
    terminated: onClosed,
    // A newer version of the page is waiting to open it.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
  };
  return openDB<Tables>('waymark', 2, callbacks).catch((error: unknown) => {
    // Versions only add tables, so an older page can use a newer database.
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return openDB<Tables>('waymark', undefined, callbacks);
  });
}

/** Omits events of newer versions. */
export async function readEvents(database: RecordDatabase): Promise<JournalEvent[]> {
  const stored: unknown[] = await database.getAll('events');
  return stored.filter(isEvent);
}

/** All events, or none, are on the disk when this resolves. */
export async function addEvents(database: RecordDatabase, events: readonly JournalEvent[]): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused'], 'readwrite', { durability: 'strict' });
  const requests = events.flatMap((event) => [
    change.objectStore('events').put(event),
    change.objectStore('unsent').put(event.id, event.id),
    change.objectStore('refused').delete(event.id),
  ]);
  // Without this, a page that is left now loses what it shows.
  change.commit();
  const [end] = await Promise.allSettled([change.done, ...requests]);
  if (end.status === 'rejected') throw end.reason;
}

/** Forgets the account and its events. Unsent and refused events stay, to be sent after the next login. */
export async function forgetSent(database: RecordDatabase): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  const [events, unsent] = [change.objectStore('events'), change.objectStore('unsent')];
  for (const id of await change.objectStore('refused').getAllKeys()) void unsent.put(id, id);
  if ((await change.objectStore('sync').get('account')) !== undefined) {
    const staying = new Set(await unsent.getAllKeys());
    for (const id of await events.getAllKeys()) if (!staying.has(id)) void events.delete(id);
  }
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}

/** Marks every event as unsent, and reads the account from the start. */
export async function resendAll(database: RecordDatabase): Promise<void> {
  const change = database.transaction(['events', 'unsent', 'refused', 'sync'], 'readwrite');
  for (const id of await change.objectStore('events').getAllKeys())
    void change.objectStore('unsent').put(id, id);
  for (const name of ['refused', 'sync'] as const) void change.objectStore(name).clear();
  await change.done;
}

function addTables(database: RecordDatabase, before: number): void {
  if (before < 1) {
    database.createObjectStore('events', { keyPath: 'id' });
    database.createObjectStore('unsent');
    database.createObjectStore('sync');
  }
  database.createObjectStore('refused');
}
