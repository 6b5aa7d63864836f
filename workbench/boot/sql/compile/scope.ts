import type { Catalog, Table } from '../catalog.ts';
import { quote } from '../catalog.ts';
import { errors } from '../sql-error.ts';
import type { Expr, Query, Window } from '../syntax/syntax.ts';
import type { Type } from '../values/types.ts';
import type { Value } from './value.ts';

export type ResultColumn = { readonly name: string; readonly type: Type; readonly isNullable: boolean };

/** A table or a query whose columns can be named. */
export type Source = {
  readonly alias: string;
  readonly columns: readonly ResultColumn[];
  readonly table: Table | null;
  /** Columns that USING has joined with those of another one. */
  readonly hidden: ReadonlySet<string>;
};

/** What names mean in one place of a query. */
export type Scope = {
  readonly sources: readonly Source[];
  readonly parent: Scope | null;
  /** The part of the query, as errors call it. */
  readonly clause: string;
  /** Other names of what is selected, where they count. */
  readonly aliases: ReadonlyMap<string, Expr>;
  readonly areAliasesFirst: boolean;
  readonly windows: ReadonlyMap<string, Window>;
  readonly ctes: ReadonlyMap<string, readonly ResultColumn[]>;
};

export type CompiledQuery = { readonly sql: string; readonly columns: readonly ResultColumn[] };

/** What is the same in all of a statement. The two functions call each other through it. */
export type Env = {
  readonly catalog: Catalog;
  readonly variable: (name: string) => Value;
  readonly params: readonly Value[];
  readonly isFullGroupBy: boolean;
  readonly lastInsertId: number;
  readonly rowCount: number;
  readonly expression: (expr: Expr, scope: Scope, env: Env) => Value;
  readonly query: (query: Query, parent: Scope, env: Env) => CompiledQuery;
};

export const noScope: Scope = {
  sources: [],
  parent: null,
  clause: 'field list',
  aliases: new Map(),
  areAliasesFirst: false,
  windows: new Map(),
  ctes: new Map(),
};

export type FoundColumn = { readonly source: Source; readonly column: ResultColumn };

/** Null if no source here has such a column. */
export function findInScope(table: string | null, name: string, scope: Scope): FoundColumn | null {
  const found = scope.sources.flatMap((source) => {
    if (table === null ? source.hidden.has(name.toLowerCase()) : !isSame(source.alias, table)) return [];
    const column = source.columns.find((one) => isSame(one.name, name));
    return column ? [{ source, column }] : [];
  });
  if (found.length > 1) throw errors.ambiguous(name, scope.clause);
  return found[0] ?? null;
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function writeColumn({ source, column }: FoundColumn): Value {
  return {
    // A check of a table names its columns alone.
    sql: source.alias === '' ? quote(column.name) : `${quote(source.alias)}.${quote(column.name)}`,
    type: column.type,
    isNullable: column.isNullable,
  };
}

export function makeNullable(column: ResultColumn): ResultColumn {
  return { ...column, isNullable: true };
}
