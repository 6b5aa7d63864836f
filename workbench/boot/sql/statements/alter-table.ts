import {
  type Column,
  findColumn,
  type ForeignKey,
  type Key,
  nameTable,
  quote,
  type Table,
} from '../catalog.ts';
import type { Outcome, Session } from '../session.ts';
import { errors, NeedsServer, SqlError } from '../sql-error.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { addDefinitions, addKey } from './make-table.ts';
import { parseColumn, parseColumns, parseDefinition, type TableDefinition } from './parse-definition.ts';
import { rebuildTable } from './rebuild-table.ts';

/** A table on its way to another form, with the old name of each column that was there. */
type Change = { table: Table; readonly old: Map<string, string> };

/** ALTER TABLE, behind these two words. */
export function alterTable(reader: TokenReader, session: Session): Outcome {
  const before = session.catalog.table(parseTableName(reader));
  const change: Change = { table: before, old: new Map(before.columns.map(({ name }) => [name, name])) };
  reader.list(() => alter(reader, change, session));
  reader.end();
  rebuildTable(before, change.table, change.old, session);
  return { kind: 'done' };
}

function alter(reader: TokenReader, change: Change, session: Session): void {
  if (reader.accept('ADD')) add(reader, change, session);
  else if (reader.accept('DROP')) drop(reader, change);
  else if (reader.accept('RENAME')) rename(reader, change);
  else if (reader.accept('MODIFY')) {
    reader.accept('COLUMN');
    redefine(reader, change, reader.peek().text, session);
  } else if (reader.accept('CHANGE')) {
    reader.accept('COLUMN');
    redefine(reader, change, reader.name(), session);
  } else if (reader.accept('ALTER')) changeDefault(reader, change);
  else throw new NeedsServer(`ALTER TABLE … ${reader.peek().text.toUpperCase()}`);
}

function add(reader: TokenReader, change: Change, session: Session): void {
  const isColumn = reader.accept('COLUMN');
  if (isColumn && reader.sees('(')) throw new NeedsServer('ADD COLUMN with brackets');
  const definition: TableDefinition = isColumn
    ? { column: null, keys: [], foreignKeys: [], checks: [] }
    : parseDefinition(reader);
  if (isColumn) parseColumn(reader, definition);
  change.table = addDefinitions(change.table, [definition], session);
  if (definition.column) place(reader, change, definition.column.name);
}

/** FIRST or AFTER another column. */
function place(reader: TokenReader, change: Change, name: string): void {
  const column = need(change.table, name);
  const others = change.table.columns.filter((one) => one !== column);
  if (reader.accept('FIRST')) change.table = { ...change.table, columns: [column, ...others] };
  else if (reader.accept('AFTER')) {
    const at = others.indexOf(need(change.table, reader.name())) + 1;
    change.table = { ...change.table, columns: others.toSpliced(at, 0, column) };
  }
}

function need(table: Table, name: string): Column {
  const column = findColumn(table, name);
  if (!column) throw errors.noColumn(name, table.name);
  return column;
}

function drop(reader: TokenReader, change: Change): void {
  const { table } = change;
  if (reader.accept('PRIMARY', 'KEY')) return dropKey(change, 'PRIMARY');
  if (reader.accept('FOREIGN', 'KEY')) {
    const name = reader.name();
    change.table = { ...table, foreignKeys: without(table.foreignKeys, name) };
    return;
  }
  if (reader.acceptOne(['CONSTRAINT', 'CHECK']) !== null) {
    const name = reader.name();
    change.table = {
      ...table,
      checks: table.checks.filter((one) => one.name !== name),
      foreignKeys: table.foreignKeys.filter((one) => one.name !== name),
      keys: table.keys.filter((one) => one.name !== name),
    };
    return;
  }
  if (reader.acceptOne(['INDEX', 'KEY']) !== null) return dropKey(change, reader.name());
  reader.accept('COLUMN');
  const column = findColumn(table, reader.name());
  if (!column)
    throw new SqlError(1091, '42000', `Can't DROP '${reader.peek(-1).text}'; check that column/key exists`);
  change.old.delete(column.name);
  const keys = table.keys.map((key) => ({
    ...key,
    columns: key.columns.filter((name) => name.toLowerCase() !== column.name.toLowerCase()),
  }));
  change.table = {
    ...table,
    columns: table.columns.filter((one) => one !== column),
    keys: keys.filter(({ columns }) => columns.length > 0),
  };
}

function dropKey(change: Change, name: string): void {
  change.table = { ...change.table, keys: without(change.table.keys, name) };
}

function without<T extends { readonly name: string }>(all: readonly T[], name: string): T[] {
  const left = all.filter((one) => one.name.toLowerCase() !== name.toLowerCase());
  if (left.length === all.length)
    throw new SqlError(1091, '42000', `Can't DROP '${name}'; check that column/key exists`);
  return left;
}

function rename(reader: TokenReader, change: Change): void {
  const { table } = change;
  if (reader.accept('COLUMN')) {
    const column = need(table, reader.name());
    reader.expect('TO');
    return replaceColumn(change, column, { ...column, name: reader.name() });
  }
  if (reader.acceptOne(['INDEX', 'KEY']) !== null) {
    const name = reader.name();
    reader.expect('TO');
    const to = reader.name();
    without(table.keys, name);
    change.table = {
      ...table,
      keys: table.keys.map((key) => (key.name === name ? { ...key, name: to } : key)),
    };
    return;
  }
  if (!reader.accept('TO')) reader.accept('AS');
  change.table = { ...table, name: reader.name() };
}

function redefine(reader: TokenReader, change: Change, name: string, session: Session): void {
  const column = need(change.table, name);
  const definition: TableDefinition = { column: null, keys: [], foreignKeys: [], checks: [] };
  parseColumn(reader, definition);
  if (!definition.column) return;
  const isKey = change.table.keys.some(
    (key) => key.kind === 'PRIMARY' && key.columns.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const redefined = { ...definition.column, isNullable: definition.column.isNullable && !isKey };
  replaceColumn(change, column, redefined);
  change.table = addDefinitions(change.table, [{ ...definition, column: null }], session);
  place(reader, change, redefined.name);
}

function replaceColumn(change: Change, column: Column, now: Column): void {
  const old = change.old.get(column.name);
  change.old.delete(column.name);
  if (old !== undefined) change.old.set(now.name, old);
  const renameIn = (names: readonly string[]) =>
    names.map((name) => (name.toLowerCase() === column.name.toLowerCase() ? now.name : name));
  const { table } = change;
  change.table = {
    ...table,
    columns: table.columns.map((one) => (one === column ? now : one)),
    keys: table.keys.map((key): Key => ({ ...key, columns: renameIn(key.columns) })),
    foreignKeys: table.foreignKeys.map((key): ForeignKey =>
      Object.assign({}, key, { columns: renameIn(key.columns) }),
    ),
  };
}

function changeDefault(reader: TokenReader, change: Change): void {
  reader.accept('COLUMN');
  const column = need(change.table, reader.name());
  const isDropped = reader.accept('DROP', 'DEFAULT');
  if (!isDropped) reader.expect('SET', 'DEFAULT');
  const start = reader.peek();
  const of = isDropped ? null : reader.expression();
  const fallback = of && { of, written: of.kind === 'text' ? of.text : reader.since(start) };
  replaceColumn(change, column, { ...column, fallback });
}

/** CREATE INDEX and DROP INDEX. */
export function createIndex(reader: TokenReader, isUnique: boolean, session: Session): Outcome {
  const name = reader.name();
  reader.expect('ON');
  const table = session.catalog.table(parseTableName(reader));
  const keys = [...table.keys];
  addKey(keys, { name, kind: isUnique ? 'UNIQUE' : 'INDEX', columns: parseColumns(reader) }, table.columns);
  reader.end();
  // Making an index anew is quick; a table is made anew only where a key must be unique.
  if (isUnique) rebuildTable(table, { ...table, keys }, keepNames(table), session);
  else {
    const columns = (keys.at(-1)?.columns ?? []).map(quote).join(', ');
    session.engine.run(
      `CREATE INDEX ${quote(`${table.database}.${table.name}.${name}.${nameTable(table)}`)} ON ${nameTable(table)} (${columns})`,
    );
    session.catalog.put({ ...table, keys });
  }
  return { kind: 'done' };
}

export function dropIndex(reader: TokenReader, session: Session): Outcome {
  const name = reader.name();
  reader.expect('ON');
  const table = session.catalog.table(parseTableName(reader));
  reader.end();
  rebuildTable(table, { ...table, keys: without(table.keys, name) }, keepNames(table), session);
  return { kind: 'done' };
}

function keepNames({ columns }: Table): Map<string, string> {
  return new Map(columns.map(({ name }) => [name, name]));
}
