import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

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

function addTables(database: RecordDatabase, before: number): void {
  if (before < 1) {
    database.createObjectStore('events', { keyPath: 'id' });
    database.createObjectStore('unsent');
    database.createObjectStore('sync');
  }
  database.createObjectStore('refused');
}
