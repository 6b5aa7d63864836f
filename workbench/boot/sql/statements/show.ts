import type { Column, Key, Table } from '../catalog.ts';
import { noScope, type ResultColumn } from '../compile/scope.ts';
import type { SqlValue } from '../functions/definition.ts';
import { makeEnv, type Outcome, type Session } from '../session.ts';
import { NeedsServer } from '../sql-error.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TableName } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { matchesLike } from '../values/match-like.ts';
import { types } from '../values/types.ts';
import { guessWritten, writeTable } from './write-table.ts';

/** SHOW, behind this word. */
export function show(reader: TokenReader, session: Session): Outcome {
  reader.accept('FULL');
  if (reader.acceptOne(['DATABASES', 'SCHEMAS']) !== null) return listDatabases(reader, session);
  if (reader.accept('TABLES')) return listTables(reader, session);
  if (reader.acceptOne(['COLUMNS', 'FIELDS']) !== null) return describeTable(parseFrom(reader), session);
  if (reader.acceptOne(['INDEX', 'INDEXES', 'KEYS']) !== null) return listKeys(parseFrom(reader), session);
  if (reader.accept('CREATE', 'TABLE')) return showCreate(parseTableName(reader), session);
  if (reader.accept('WARNINGS')) return listWarnings(session);
  reader.acceptOne(['SESSION', 'GLOBAL']);
  if (reader.accept('VARIABLES')) return listVariables(reader, session);
  throw new NeedsServer(`SHOW ${reader.source.slice(reader.peek().start).toUpperCase()}`);
}

const text = (name: string, isNullable = false): ResultColumn => ({ name, type: types.text, isNullable });
const number = (name: string): ResultColumn => ({ name, type: types.integer, isNullable: false });
const rowsOf = (columns: readonly ResultColumn[], rows: readonly SqlValue[][]): Outcome => ({
  kind: 'rows',
  columns,
  rows,
});

function parseFrom(reader: TokenReader): TableName {
  if (!reader.accept('FROM')) reader.expect('IN');
  return parseTableName(reader);
}

function parseLike(reader: TokenReader): (name: string) => boolean {
  const pattern = reader.accept('LIKE') ? reader.text() : '%';
  reader.end();
  return (name) => matchesLike(name, pattern, false);
}

function listDatabases(reader: TokenReader, { catalog }: Session): Outcome {
  const isLike = parseLike(reader);
  const own = [...catalog.databases.values()].map(({ name }) => name);
  const names = [...own, 'information_schema', 'mysql', 'performance_schema', 'sys']
    .filter(isLike)
    .toSorted();
  return rowsOf(
    [text('Database')],
    names.map((name) => [name]),
  );
}

function listTables(reader: TokenReader, { catalog }: Session): Outcome {
  const wanted = reader.acceptOne(['FROM', 'IN']) === null ? null : reader.name();
  const isLike = parseLike(reader);
  const { name, tables, views } = catalog.database(wanted);
  const names = [...tables.values(), ...views.values()]
    .map((one) => one.name)
    .filter(isLike)
    .toSorted();
  return rowsOf(
    [text(`Tables_in_${name}`)],
    names.map((one) => [one]),
  );
}

/** DESCRIBE. */
export function describeTable(named: TableName, session: Session): Outcome {
  const columns = ['Field', 'Type', 'Null', 'Key', 'Default', 'Extra'].map((name) =>
    text(name, name === 'Default'),
  );
  const view = session.catalog.findView(named);
  if (view) {
    const query = makeEnv(session).query(view.query, noScope, makeEnv(session));
    const rows = query.columns.map(({ name, type, isNullable }, at) => [
      view.columns?.[at] ?? name,
      guessWritten(type),
      isNullable ? 'YES' : 'NO',
      '',
      null,
      '',
    ]);
    return rowsOf(columns, rows);
  }
  const table = session.catalog.table(named);
  const rows = table.columns.map((column) => [
    column.name,
    column.type.written,
    column.isNullable ? 'YES' : 'NO',
    nameKey(column, table),
    column.fallback && column.fallback.written !== 'NULL' ? column.fallback.written : null,
    column.isNumbered ? 'auto_increment' : column.fallback?.of.kind === 'call' ? 'DEFAULT_GENERATED' : '',
  ]);
  return rowsOf(columns, rows);
}

function nameKey({ name, isNullable }: Column, { keys }: Table): string {
  const isIn = (key: Key) => key.columns.some((one) => one.toLowerCase() === name.toLowerCase());
  const isFirst = (key: Key) => key.columns[0]?.toLowerCase() === name.toLowerCase();
  if (keys.some((key) => key.kind === 'PRIMARY' && isIn(key))) return 'PRI';
  const unique = keys.find((key) => key.kind === 'UNIQUE' && isFirst(key));
  if (unique?.columns.length === 1)
    return !isNullable && !keys.some(({ kind }) => kind === 'PRIMARY') ? 'PRI' : 'UNI';
  return keys.some(isFirst) ? 'MUL' : '';
}

function listKeys(named: TableName, { catalog }: Session): Outcome {
  const table = catalog.table(named);
  const columns = [
    text('Table'),
    number('Non_unique'),
    text('Key_name'),
    number('Seq_in_index'),
    text('Column_name'),
  ];
  const rows = table.keys.flatMap((key) =>
    key.columns.map((column, at) => [table.name, key.kind === 'INDEX' ? 1 : 0, key.name, at + 1, column]),
  );
  return rowsOf(columns, rows);
}

function showCreate(named: TableName, { catalog }: Session): Outcome {
  const table = catalog.table(named);
  return rowsOf([text('Table'), text('Create Table')], [[table.name, writeTable(table)]]);
}

function listWarnings({ warnings }: Session): Outcome {
  const rows = warnings.map(({ code, message }) => ['Warning', code, message]);
  return rowsOf([text('Level'), number('Code'), text('Message')], rows);
}

function listVariables(reader: TokenReader, { system }: Session): Outcome {
  const isLike = parseLike(reader);
  const rows = [...system].filter(([name]) => isLike(name)).map(([name, value]) => [name, String(value)]);
  return rowsOf([text('Variable_name'), text('Value')], rows);
}
