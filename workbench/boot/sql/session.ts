import { Catalog, type Column } from './catalog.ts';
import { compileExpression } from './compile/compile-expression.ts';
import { compileQuery } from './compile/compile-query.ts';
import type { Env, ResultColumn } from './compile/scope.ts';
import { nullValue, type Value } from './compile/value.ts';
import type { SqlValue } from './functions/definition.ts';
import type { SqlError } from './sql-error.ts';
import { systemDefaults, writeSystemValue } from './system-variables.ts';

/** SQLite itself. */
export type Engine = {
  readonly run: (sql: string) => void;
  readonly read: (sql: string) => SqlValue[][];
  readonly lastId: () => number;
  readonly isInTransaction: () => boolean;
};

export type Outcome =
  | { readonly kind: 'rows'; readonly columns: readonly ResultColumn[]; readonly rows: readonly SqlValue[][] }
  | { readonly kind: 'changed'; readonly count: number; readonly matched?: number }
  | { readonly kind: 'done' };

export type Warning = { readonly code: number; readonly message: string };

/** What a column stores, under the number that calls of `my_store` have. */
type Stored = {
  readonly column: Column;
  /** As SQLite names the column in its errors. */
  readonly key: string;
};

/** One client that talks to the server. */
export type Session = {
  readonly engine: Engine;
  readonly catalog: Catalog;
  readonly variables: Map<string, Value>;
  readonly system: Map<string, string | number>;
  readonly prepared: Map<string, string>;
  readonly stored: Stored[];
  warnings: Warning[];
  /** How many values each column got in this statement, and the last one. */
  readonly given: Map<string, { count: number; last: SqlValue }>;
  /** What went wrong inside of a function, since SQLite would keep only its words. */
  failure: SqlError | null;
  lastInsertId: number;
  rowCount: number;
};

export function openSession(engine: Engine): Session {
  const catalog = new Catalog();
  catalog.create('shop');
  catalog.current = 'shop';
  return {
    engine,
    catalog,
    variables: new Map(),
    system: new Map(Object.entries(systemDefaults)),
    prepared: new Map(),
    stored: [],
    warnings: [],
    given: new Map(),
    failure: null,
    lastInsertId: 0,
    rowCount: 0,
  };
}

export function makeEnv(session: Session, params: readonly Value[] = []): Env {
  const { catalog, variables, system, lastInsertId, rowCount } = session;
  return {
    catalog,
    variable: (name) =>
      name.startsWith('@@') ? writeSystemValue(name, system) : (variables.get(name) ?? nullValue),
    params,
    isFullGroupBy: hasMode(session, 'ONLY_FULL_GROUP_BY'),
    lastInsertId,
    rowCount,
    expression: compileExpression,
    query: compileQuery,
  };
}

export function hasMode({ system }: Session, mode: string): boolean {
  return String(system.get('sql_mode')).split(',').includes(mode);
}
