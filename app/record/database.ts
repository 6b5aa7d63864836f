import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** An event as it is stored: this version of the page may not know its kind. */
export type Stamped = { readonly id: string };
/**
 * `unsent` holds the ids of events that the account's server has not confirmed, `refused` the ids of those that it did
 * not accept, each with its message.
 */
type Tables = DBSchema & {
  readonly events: { readonly key: string; readonly value: Stamped };
  readonly unsent: { readonly key: string; readonly value: string };
  readonly refused: { readonly key: string; readonly value: string };
  readonly sync: { readonly key: string; readonly value: string | number };
};
export type Database = IDBPDatabase<Tables>;

let connection: Promise<Database | null> | undefined;

/** This browser's database; null when it cannot be opened now, which the next call tries again. */
export function connect(): Promise<Database | null> {
  connection ??= openDatabase(disconnect).catch((error: unknown) => {
    console.warn('This browser stores nothing:', error);
    disconnect();
    return null;
  });
  return connection;
}

/** Drops a connection that no longer works. */
export function disconnect(): void {
  connection = undefined;
}

/**
 * Opens the database; calls back when the browser or a newer version of the page closes it. Rejects when the browser
 * blocks storage, as some private windows do.
 */
export async function openDatabase(onClosed: () => void): Promise<Database> {
  const callbacks: OpenDBCallbacks<Tables> = {
    upgrade: addTables,
    terminated: onClosed,
    // A newer version of the page waits to open it, so the old page lets go.
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

function addTables(database: Database, before: number): void {
  if (before < 1) {
    database.createObjectStore('events', { keyPath: 'id' });
    database.createObjectStore('unsent');
    database.createObjectStore('sync');
  }
  database.createObjectStore('refused');
}
