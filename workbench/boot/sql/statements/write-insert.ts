import { type Column, findColumn, nameTable, quote, type Table } from '../catalog.ts';
import { type Env, noScope, type Scope, type Source } from '../compile/scope.ts';
import { replaceInner } from '../compile/walk.ts';
import type { Session } from '../session.ts';
import { errors } from '../sql-error.ts';
import { writeStore } from '../store.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { Expr } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';

type Target = {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly session: Session;
  readonly env: Env;
  readonly scope: Scope;
};

/** INSERT or REPLACE, behind this word. */
export function writeInsert(reader: TokenReader, session: Session, env: Env, scope: Scope, verb = 'INSERT') {
  const isTolerant = reader.accept('IGNORE');
  reader.accept('INTO');
  const table = session.catalog.table(parseTableName(reader));
  const isList = reader.sees('(') && !/^(?:SELECT|WITH)$/i.test(reader.peek(1).text);
  const names = isList
    ? reader.inBrackets(() => (reader.sees(')') ? [] : reader.list(() => reader.name())))
    : null;
  const columns = names && names.length > 0 ? names.map((name) => need(table, name)) : table.columns;
  const target: Target = { table, columns, session, env, scope };
  const rows = reader.accept('SET') ? parseSets(reader, target) : parseSource(reader, target);
  const upsert = reader.accept('ON', 'DUPLICATE', 'KEY', 'UPDATE')
    ? parseUpsert(reader, target, rows.alias)
    : '';
  reader.end();
  const all = [...rows.columns, ...rows.added].map(({ name }) => quote(name)).join(', ');
  const start = isTolerant ? `${verb} OR IGNORE` : verb;
  return {
    table,
    sql: `${start} INTO ${nameTable(table)} AS ${quote(table.name)} (${all}) ${rows.sql}${upsert}`,
  };
}

function need(table: Table, name: string): Column {
  const column = findColumn(table, name);
  if (!column) throw errors.noColumn(name, 'field list');
  return column;
}

type Rows = {
  readonly columns: readonly Column[];
  readonly added: readonly Column[];
  readonly sql: string;
  readonly alias: string | null;
};

function parseSource(reader: TokenReader, target: Target): Rows {
  if (reader.accept('VALUES') || reader.accept('VALUE')) return parseValues(reader, target);
  const { env, columns, table, session } = target;
  const query = env.query(reader.query(), target.scope, env);
  if (query.columns.length !== columns.length) throw errors.valueCount(1);
  const added = findMissing(target);
  const values = [
    ...columns.map((column, at) => writeStore(quote(`c${at}`), column, table, session)),
    ...added.map((column) => writeMissing(column, target)),
  ];
  const names = columns.map((_, at) => `"c${at}"`).join(', ');
  // With WHERE, SQLite does not take ON CONFLICT for the ON of a join.
  const sql = `SELECT ${values.join(', ')} FROM (WITH q(${names}) AS (${query.sql}) SELECT * FROM q) WHERE true`;
  return { columns, added, sql, alias: null };
}

function parseValues(reader: TokenReader, target: Target): Rows {
  const added = findMissing(target);
  let row = 0;
  const rows = reader.list(() => {
    reader.accept('ROW');
    row += 1;
    const values = reader.inBrackets(() => (reader.sees(')') ? [] : reader.list(() => reader.expression())));
    const isEmpty = values.length === 0;
    if (!isEmpty && values.length !== target.columns.length) throw errors.valueCount(row);
    const given = target.columns.map((column, at) => writeGiven(values[at], column, target));
    return `(${[...given, ...added.map((column) => writeMissing(column, target))].join(', ')})`;
  });
  const alias = reader.accept('AS') ? reader.name() : null;
  return { columns: target.columns, added, sql: `VALUES ${rows.join(', ')}`, alias };
}

function parseSets(reader: TokenReader, target: Target): Rows {
  const sets = reader.list(() => {
    const column = need(target.table, reader.name());
    reader.expect('=');
    return { column, value: reader.expression() };
  });
  const own = { ...target, columns: sets.map(({ column }) => column) };
  const added = findMissing(own);
  const values = [
    ...sets.map(({ column, value }) => writeGiven(value, column, own)),
    ...added.map((column) => writeMissing(column, own)),
  ];
  return { columns: own.columns, added, sql: `VALUES (${values.join(', ')})`, alias: null };
}

/** Without strict mode it would be a warning; the page refuses it always, which loses nothing. */
function findMissing({ table, columns }: Target): Column[] {
  return table.columns.filter((column) => !columns.includes(column));
}

function writeGiven(value: Expr | undefined, column: Column, target: Target): string {
  if (!value || value.kind === 'default') return writeMissing(column, target);
  const { env, scope, table, session } = target;
  return writeStore(env.expression(value, scope, env).sql, column, table, session);
}

function writeMissing(column: Column, { env, table, session }: Target): string {
  const { name, fallback, isNullable, isNumbered } = column;
  if (fallback) return writeStore(env.expression(fallback.of, noScope, env).sql, column, table, session);
  if (isNullable || isNumbered) return 'NULL';
  throw errors.noDefault(name);
}

/** What is inserted is called `VALUES(price)`, or `new.price` behind `AS new`. */
function parseUpsert(reader: TokenReader, { table, session, env }: Target, alias: string | null): string {
  const columns = table.columns.map(({ name, type, isNullable }) => ({ name, type: type.type, isNullable }));
  const own: Source = { alias: table.name, columns, table, hidden: new Set() };
  const given: Source = {
    ...own,
    alias: 'excluded',
    hidden: new Set(columns.map(({ name }) => name.toLowerCase())),
  };
  const scope: Scope = { ...noScope, sources: [own, given] };
  const point = (one: Expr): Expr | null => {
    const [named] = one.kind === 'call' && one.name === 'VALUES' ? one.args : [];
    if (named?.kind === 'column') return { ...named, table: 'excluded' };
    const isGiven =
      one.kind === 'column' && alias !== null && one.table?.toLowerCase() === alias.toLowerCase();
    return isGiven ? { ...one, table: 'excluded' } : null;
  };
  const sets = reader.list(() => {
    const column = need(table, reader.name());
    reader.expect('=');
    const value = env.expression(replaceInner(reader.expression(), point), scope, env);
    return `${quote(column.name)} = ${writeStore(value.sql, column, table, session)}`;
  });
  return ` ON CONFLICT DO UPDATE SET ${sets.join(', ')}`;
}
