import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { limits } from '../limits.ts';

import { attachCounters } from './attach-counters.ts';

/** Transactions lock at once, so that two processes that read and then write wait instead of failing. */
export function makeSqliteDialect(path: string): Dialect {
  const database = openSqlite(path);
  return {
    createDriver: () => new ImmediateDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: OpenSqlite;

  constructor(database: OpenSqlite) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has already ended the transaction; a failed rollback would hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }
}

/** Runs migrations in a transaction, so that one that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type OpenSqlite = SqliteDatabase & { readonly isInTransaction: () => boolean };

function openSqlite(path: string): OpenSqlite {
  const database = new DatabaseSync(path, {
    timeout: limits.database.busy,
    enableForeignKeyConstraints: true,
  });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  attachCounters(database, path.replace(/(\.\w+)?$/, '-counters$1'));
  const prepared = new Map<string, ReturnType<typeof makeStatement>>();
  return {
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? makeStatement(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function makeStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toInput)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toInput)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toInput)),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`columns hold text, integers and null, not ${typeof value}`);
}
