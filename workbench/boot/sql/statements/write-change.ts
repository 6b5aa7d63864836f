import { type Column, findColumn, nameTable, quote, type Table } from '../catalog.ts';
import { type Env, noScope, type ResultColumn, type Scope, type Source } from '../compile/scope.ts';
import { asCondition } from '../compile/value.ts';
import { makeEnv, type Session } from '../session.ts';
import { errors, NeedsServer } from '../sql-error.ts';
import { writeStore } from '../store.ts';
import { parseOrder } from '../syntax/parse-call.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { Expr, TableName } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { writeOrder } from '../compile/aggregates.ts';
import { writeInsert } from './write-insert.ts';

/** An UPDATE as it is read. */
export type Update = {
  readonly table: Table;
  readonly sql: string;
  /** For counting what really changes. */
  readonly where: string;
  readonly sets: readonly { readonly column: Column; readonly sql: string }[];
};

/** INSERT, UPDATE or DELETE in SQLite's language. `trigger` is the table whose OLD and NEW rows it may name. */
export function writeChange(reader: TokenReader, session: Session, trigger: Table): string {
  const sources = ['OLD', 'NEW'].map((alias) => hide(makeSource(trigger, alias)));
  const scope: Scope = { ...noScope, sources };
  if (reader.accept('INSERT')) return writeInsert(reader, session, makeEnv(session), scope).sql;
  return reader.accept('UPDATE')
    ? writeUpdate(reader, session, makeEnv(session), scope, true).sql
    : writeDelete(reader, session, makeEnv(session), scope, true).sql;
}

/** Its columns are named with its alias alone. */
function hide(source: Source): Source {
  return { ...source, hidden: new Set(source.columns.map(({ name }) => name.toLowerCase())) };
}

function makeSource(table: Table, alias: string): Source {
  const columns = table.columns.map(({ name, type, isNullable }): ResultColumn => ({
    name,
    type: type.type,
    isNullable,
  }));
  return { alias, columns, table, hidden: new Set() };
}

function parseTarget(reader: TokenReader): { readonly named: TableName; readonly alias: string } {
  const named = parseTableName(reader);
  const hasAlias = reader.accept('AS') || reader.seesName();
  return { named, alias: hasAlias ? reader.name() : named.name };
}

export function writeUpdate(
  reader: TokenReader,
  session: Session,
  env: Env,
  outer: Scope,
  isInTrigger = false,
): Update {
  const { named, alias } = parseTarget(reader);
  if (!reader.accept('SET')) {
    if (reader.sees(',') || /^(?:JOIN|INNER|LEFT|RIGHT|CROSS)$/i.test(reader.peek().text))
      throw new NeedsServer('UPDATE of several tables at once');
    reader.fail();
  }
  const table = session.catalog.table(named);
  const name = isInTrigger ? '' : alias;
  const scope: Scope = { ...noScope, parent: outer, sources: [makeSource(table, name)] };
  const sets = reader.list(() => {
    const column = parseSetColumn(reader, table);
    reader.expect('=');
    const value = reader.expression();
    const written =
      value.kind === 'default' ? writeDefault(column, env) : env.expression(value, scope, env).sql;
    return { column, sql: writeStore(written, column, table, session) };
  });
  const where = parseRest(reader, table, scope, env);
  const list = sets.map(({ column, sql }) => `${quote(column.name)} = ${sql}`).join(', ');
  const target = isInTrigger ? nameTable(table) : `${nameTable(table)} AS ${quote(alias)}`;
  return { table, where, sets, sql: `UPDATE ${target} SET ${list}${where}` };
}

function parseSetColumn(reader: TokenReader, table: Table): Column {
  const first = reader.name();
  const name = reader.accept('.') ? reader.name() : first;
  const column = findColumn(table, name);
  if (!column) throw errors.noColumn(name, 'field list');
  return column;
}

function writeDefault({ name, fallback, isNullable, isNumbered }: Column, env: Env): string {
  if (fallback) return env.expression(fallback.of, noScope, env).sql;
  if (isNullable || isNumbered) return 'NULL';
  throw errors.noDefault(name);
}

export function writeDelete(
  reader: TokenReader,
  session: Session,
  env: Env,
  outer: Scope,
  isInTrigger = false,
) {
  if (!reader.accept('FROM'))
    throw reader.seesName() ? new NeedsServer('DELETE from several tables at once') : reader.fail();
  const { named, alias } = parseTarget(reader);
  const table = session.catalog.table(named);
  const scope: Scope = { ...noScope, parent: outer, sources: [makeSource(table, isInTrigger ? '' : alias)] };
  const where = parseRest(reader, table, scope, env);
  const target = isInTrigger ? nameTable(table) : `${nameTable(table)} AS ${quote(alias)}`;
  return { table, sql: `DELETE FROM ${target}${where}` };
}

/** WHERE, and ORDER BY with LIMIT, which SQLite has only in queries. */
function parseRest(reader: TokenReader, table: Table, scope: Scope, env: Env): string {
  const condition = reader.accept('WHERE') ? reader.expression() : null;
  const order = parseOrder(reader);
  const limit: Expr | null = reader.accept('LIMIT') ? reader.expression() : null;
  reader.end();
  const where = condition
    ? ` WHERE ${asCondition(env.expression(condition, { ...scope, clause: 'where clause' }, env))}`
    : '';
  if (!limit) return where;
  const primary = table.keys.find(({ kind }) => kind === 'PRIMARY');
  const key = primary ? primary.columns.map(quote).join(', ') : 'rowid';
  const alias = quote(scope.sources[0]?.alias ?? '');
  return ` WHERE (${key}) IN (SELECT ${key} FROM ${nameTable(table)} AS ${alias}${where}${writeOrder(order, scope, env)} LIMIT ${env.expression(limit, scope, env).sql})`;
}
