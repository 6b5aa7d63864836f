import { nameTable, quote } from '../catalog.ts';
import { errors, SqlError } from '../sql-error.ts';
import type { From } from '../syntax/syntax.ts';
import { describeInformation } from './information-schema.ts';
import { compileComparison } from './operators.ts';
import {
  type CompiledQuery,
  type Env,
  findInScope,
  isSame,
  makeNullable,
  noScope,
  type ResultColumn,
  type Scope,
  type Source,
  writeColumn,
} from './scope.ts';
import { asCondition } from './value.ts';

type CompiledFrom = { readonly sql: string; readonly sources: readonly Source[] };

export function compileFrom(from: From, parent: Scope, env: Env): CompiledFrom {
  if (from.kind === 'table') return compileTable(from, parent, env);
  if (from.kind === 'join') return compileJoin(from, parent, env);
  // What is derived does not see the tables beside it.
  const query = env.query(from.query, { ...noScope, ctes: parent.ctes, parent: parent.parent }, env);
  return writeDerived(query, from.alias, from.columns);
}

function writeDerived(
  { sql, columns }: CompiledQuery,
  alias: string,
  names: readonly string[] | null,
): CompiledFrom {
  const named = columns.map((column, at) => ({ ...column, name: names?.[at] ?? column.name }));
  const twice = named.find(({ name }, at) => named.findIndex((other) => isSame(name, other.name)) !== at);
  if (twice) throw new SqlError(1060, '42S21', `Duplicate column name '${twice.name}'`);
  const list = columns
    .map(({ name }, at) => `${quote(name)} AS ${quote(named[at]?.name ?? name)}`)
    .join(', ');
  return { sql: `(SELECT ${list} FROM (${sql})) AS ${quote(alias)}`, sources: [makeSource(alias, named)] };
}

function makeSource(alias: string, columns: readonly ResultColumn[], table: Source['table'] = null): Source {
  return { alias, columns, table, hidden: new Set() };
}

function compileTable(
  { table: named, alias }: Extract<From, { kind: 'table' }>,
  parent: Scope,
  env: Env,
): CompiledFrom {
  const name = alias ?? named.name;
  const cte = named.database === null ? parent.ctes.get(named.name.toLowerCase()) : undefined;
  if (cte)
    return { sql: `${quote(named.name.toLowerCase())} AS ${quote(name)}`, sources: [makeSource(name, cte)] };
  if (named.database?.toLowerCase() === 'information_schema') {
    const columns = describeInformation(named.name, env.catalog);
    return { sql: `(${columns.sql}) AS ${quote(name)}`, sources: [makeSource(name, columns.columns)] };
  }
  const view = env.catalog.findView(named);
  if (view) return writeDerived(env.query(view.query, noScope, env), name, view.columns);
  const table = env.catalog.find(named);
  if (!table) throw errors.noTable(env.catalog.database(named.database).name, named.name);
  const columns = table.columns.map(({ name: column, type, isNullable }) => ({
    name: column,
    type: type.type,
    isNullable,
  }));
  return { sql: `${nameTable(table)} AS ${quote(name)}`, sources: [makeSource(name, columns, table)] };
}

function compileJoin(
  { join, left, right, on, using }: Extract<From, { kind: 'join' }>,
  parent: Scope,
  env: Env,
): CompiledFrom {
  const [one, other] = [compileFrom(left, parent, env), compileFrom(right, parent, env)];
  const twice = other.sources.find(({ alias }) => one.sources.some((source) => isSame(source.alias, alias)));
  if (twice) throw new SqlError(1066, '42000', `Not unique table/alias: '${twice.alias}'`);
  const shared = using === 'natural' ? findShared(one.sources, other.sources) : using;
  const hidden = new Set(shared.map((name) => name.toLowerCase()));
  const lefts = join === 'RIGHT JOIN' ? one.sources.map(leaveOut) : one.sources;
  const rights = (join === 'LEFT JOIN' ? other.sources.map(leaveOut) : other.sources).map((source) =>
    hide(source, hidden),
  );
  const scope: Scope = {
    ...parent,
    parent,
    clause: 'on clause',
    sources: [...one.sources, ...other.sources],
    aliases: new Map(),
  };
  const tests = shared.map((name) => compareUsing(name, one.sources, other.sources, scope));
  const condition = on ? asCondition(env.expression(on, scope, env)) : tests.join(' AND ');
  const test = condition === '' ? '' : ` ON ${condition}`;
  // RIGHT JOIN is a LEFT JOIN from the other side, also in the order of its rows.
  const sql =
    join === 'RIGHT JOIN'
      ? `${wrap(other.sql, right)} LEFT JOIN ${wrap(one.sql, left)}${test}`
      : `${one.sql} ${join} ${wrap(other.sql, right)}${test}`;
  return { sql, sources: [...lefts, ...rights] };
}

function findShared(one: readonly Source[], other: readonly Source[]): string[] {
  const names = other.flatMap(({ columns }) => columns.map(({ name }) => name));
  return names.filter((name) =>
    one.some(({ columns }) => columns.some((column) => isSame(column.name, name))),
  );
}

function compareUsing(name: string, one: readonly Source[], other: readonly Source[], scope: Scope): string {
  const [left, right] = [one, other].map((sources) => findInScope(null, name, { ...scope, sources }));
  if (!left || !right) throw errors.noColumn(name, 'from clause');
  return compileComparison('=', writeColumn(left), writeColumn(right)).sql;
}

function wrap(sql: string, from: From): string {
  return from.kind === 'join' ? `(${sql})` : sql;
}

/** A source whose rows may be missing. */
function leaveOut(source: Source): Source {
  return { ...source, columns: source.columns.map(makeNullable) };
}

function hide(source: Source, hidden: ReadonlySet<string>): Source {
  return { ...source, hidden };
}
