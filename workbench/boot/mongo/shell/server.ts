import { DatabaseData } from '../store/database-data.ts';
import { countIds } from '../values/object-id.ts';
import { Database, openDatabase } from './database.ts';

/** What `it` shows more of. */
type Shown = { readonly takeBatch: () => { readonly documents: unknown[]; readonly hasMore: boolean } };

export type Server = {
  readonly databases: ReadonlyMap<string, DatabaseData>;
  readonly current: () => Database;
  readonly use: (name: string) => void;
  readonly name: () => string;
  lastShown: Shown | null;
};

/** A server without data, and a shell that is connected to the database `test`. */
export function openServer(): Server {
  const databases = new Map<string, DatabaseData>();
  const makeId = countIds();
  let name = 'test';
  const openData = (one: string) => {
    const data = databases.get(one) ?? new DatabaseData(one, makeId);
    databases.set(one, data);
    return data;
  };
  const open = (one: string): Database => openDatabase(new Database(openData(one), open));
  return {
    databases,
    current: () => open(name),
    use: (one) => void (name = one),
    name: () => name,
    lastShown: null,
  };
}
