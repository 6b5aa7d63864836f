import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import type { SqlValue } from './functions/definition.ts';
import { definitions } from './functions/find-function.ts';
import { innerFunctions } from './functions/inner-functions.ts';
import { openFunctions } from './functions/open-functions.ts';
import { openSession, type Engine, type Session } from './session.ts';
import { SqlError } from './sql-error.ts';
import { store } from './store.ts';
import { comparePlain } from './values/compare-plain.ts';

/** Makes an empty server with the database `shop`, which lasts as long as the session. */
export function openServer(sqlite: Sqlite3Static): { readonly session: Session; readonly close: () => void } {
  const db = new sqlite.oo1.DB(':memory:');
  const watch = endRecursion(sqlite, db);
  const engine: Engine = {
    run: (sql) => void db.exec(watch(sql)),
    read: (sql) =>
      db
        .exec({ sql: watch(sql), rowMode: 'array', returnValue: 'resultRows' })
        .map((row) => row.map(readValue)),
    isInTransaction: () => sqlite.capi.sqlite3_get_autocommit(db) === 0,
    lastId: () => Number(sqlite.capi.sqlite3_last_insert_rowid(db)),
  };
  const session = openSession(engine);
  addFunctions(db, session);
  addCollations(sqlite, db);
  engine.run('PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = ON;');
  return { session, close: () => db.close() };
}

/** In millions of SQLite's steps, which a thousand rounds do not take. */
const maxRecursion = 5;

/** SQLite would recur for ever. Gives the statement back, which is interrupted where it does. */
function endRecursion({ capi }: Sqlite3Static, db: Database): (sql: string) => string {
  let [isRecursive, millions] = [false, 0];
  const shouldEnd = () => (isRecursive && ++millions > maxRecursion ? 1 : 0);
  capi.sqlite3_progress_handler(db, 1_000_000, shouldEnd, 0);
  return (sql) => {
    [isRecursive, millions] = [/WITH RECURSIVE .* UNION /s.test(sql), 0];
    return sql;
  };
}

function readValue(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  return null;
}

function addFunctions(db: Database, session: Session): void {
  const add = (name: string, run: (...given: SqlValue[]) => SqlValue, isDeterministic = true) =>
    db.createFunction({
      name,
      arity: -1,
      deterministic: isDeterministic,
      xFunc: (_: number, ...given: unknown[]) => {
        try {
          return run(...given.map(readValue));
        } catch (error) {
          if (error instanceof SqlError) session.failure = error;
          throw error;
        }
      },
    });
  for (const [name, run] of Object.entries(innerFunctions)) add(name, skipNull(run));
  for (const [name, run] of Object.entries(openFunctions)) add(name, run);
  for (const [name, { run, takes }] of Object.entries(definitions)) {
    const isSame = name !== 'RAND';
    // A document may get a NULL in one of its places.
    const own = takes.at(-1) === 'any' ? run : skipNull(run);
    add(`my_${name.toLowerCase()}`, own, isSame);
  }
  add('my_store', (number, value = null) => store(number, value, session), false);
}

function skipNull(run: (...given: SqlValue[]) => SqlValue) {
  return (...given: SqlValue[]) => (given.includes(null) ? null : run(...given));
}

/** How texts are compared: without case and accents, unless the statement wants it otherwise. */
const collations = { ci: 'base', asci: 'accent', ascs: 'variant' } as const;

function addCollations({ capi, wasm }: Sqlite3Static, db: Database): void {
  for (const [name, sensitivity] of Object.entries(collations)) {
    const { compare } = new Intl.Collator('en', { sensitivity });
    capi.sqlite3_create_collation_v2(
      db,
      name,
      capi.SQLITE_UTF8,
      0,
      (_, oneLength, one, otherLength, other) => {
        const heap = wasm.heap8u();
        const [left, right] = [
          heap.subarray(one, one + oneLength),
          heap.subarray(other, other + otherLength),
        ];
        const quick = name === 'ci' ? comparePlain(left, right) : null;
        return quick ?? compare(decoder.decode(left.slice()), decoder.decode(right.slice()));
      },
      0,
    );
  }
}

const decoder = new TextDecoder();
