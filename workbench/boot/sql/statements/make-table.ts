import {
  type Column,
  findColumn,
  type ForeignKey,
  type Key,
  nameTable,
  quote,
  type Table,
} from '../catalog.ts';
import { noScope, type Scope } from '../compile/scope.ts';
import { asCondition } from '../compile/value.ts';
import { makeEnv, type Session } from '../session.ts';
import { errors, SqlError } from '../sql-error.ts';
import { writeSqliteColumn } from '../store.ts';
import type { TableDefinition } from './parse-definition.ts';

/** Adds what definitions say to a table, and gives names to what has none. */
export function addDefinitions(
  table: Table,
  definitions: readonly TableDefinition[],
  session: Session,
): Table {
  const columns = [...table.columns, ...definitions.flatMap(({ column }) => column ?? [])];
  const twice = columns.find(({ name }, at) => columns.findIndex((other) => isSame(other.name, name)) !== at);
  if (twice) throw new SqlError(1060, '42S21', `Duplicate column name '${twice.name}'`);
  const keys = [...table.keys];
  for (const key of definitions.flatMap((one) => one.keys)) addKey(keys, key, columns);
  const foreignKeys = [...table.foreignKeys];
  for (const key of definitions.flatMap((one) => one.foreignKeys)) {
    const named = { ...key, name: key.name || `${table.name}_ibfk_${foreignKeys.length + 1}` };
    foreignKeys.push(checkReference(named, { ...table, columns, keys }, session));
    if (!keys.some((other) => isSame(other.columns[0] ?? '', key.columns[0] ?? '')))
      keys.push({ name: key.name || (key.columns[0] ?? ''), kind: 'INDEX', columns: key.columns });
  }
  const checks = [...table.checks];
  for (const check of definitions.flatMap((one) => one.checks))
    checks.push({ ...check, name: check.name || `${table.name}_chk_${checks.length + 1}` });
  const primary = keys.find(({ kind }) => kind === 'PRIMARY')?.columns ?? [];
  const withKeys = columns.map((column) =>
    primary.some((name) => isSame(name, column.name)) ? fill(column) : column,
  );
  if (
    withKeys.some(
      ({ isNumbered, name }) => isNumbered && !keys.some((key) => isSame(key.columns[0] ?? '', name)),
    )
  )
    throw new SqlError(
      1075,
      '42000',
      'Incorrect table definition; there can be only one auto column and it must be defined as a key',
    );
  return { ...table, columns: withKeys, keys, foreignKeys, checks };
}

/** A key has no gaps. */
function fill(column: Column): Column {
  return { ...column, isNullable: false };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function addKey(keys: Key[], key: Key, columns: readonly Column[]): void {
  for (const name of key.columns)
    if (!findColumn({ columns }, name))
      throw new SqlError(1072, '42000', `Key column '${name}' doesn't exist in table`);
  if (key.kind === 'PRIMARY' && keys.some(({ kind }) => kind === 'PRIMARY'))
    throw new SqlError(1068, '42000', 'Multiple primary key defined');
  const name = key.name || (key.columns[0] ?? '');
  if (keys.some((other) => isSame(other.name, name)))
    throw new SqlError(1061, '42000', `Duplicate key name '${name}'`);
  keys.push({ ...key, name });
}

function checkReference(key: ForeignKey, table: Table, { catalog }: Session): ForeignKey {
  for (const name of key.columns)
    if (!findColumn(table, name))
      throw new SqlError(1072, '42000', `Key column '${name}' doesn't exist in table`);
  const isOwn = isSame(key.table.name, table.name);
  const target = isOwn ? table : catalog.find(key.table);
  if (!target) throw new SqlError(1824, 'HY000', `Failed to open the referenced table '${key.table.name}'`);
  const targets =
    key.targets.length > 0
      ? key.targets
      : (target.keys.find(({ kind }) => kind === 'PRIMARY')?.columns ?? []);
  const isKey = target.keys.some(
    ({ kind, columns }) =>
      kind !== 'INDEX' &&
      columns.length === targets.length &&
      columns.every((name, at) => isSame(name, targets[at] ?? '')),
  );
  if (!isKey)
    throw new SqlError(
      6125,
      'HY000',
      `Failed to add the foreign key constraint. Missing unique key for constraint '${key.name}' in the referenced table '${target.name}'`,
    );
  return { ...key, targets };
}

/** The column that SQLite itself numbers. */
export function findNumbered({ columns }: Pick<Table, 'columns'>): Column | null {
  return columns.find(({ isNumbered }) => isNumbered) ?? null;
}

/** Creates an empty table in SQLite, under another name while an old one is there. */
export function createInSqlite(table: Table, session: Session, name = nameTable(table)): void {
  const numbered = findNumbered(table);
  const primary = table.keys.find(({ kind }) => kind === 'PRIMARY');
  const list = (names: readonly string[]) =>
    names.map((one) => quote(findColumn(table, one)?.name ?? one)).join(', ');
  const parts = [
    ...table.columns.map((column) =>
      column === numbered
        ? `${quote(column.name)} INTEGER PRIMARY KEY AUTOINCREMENT`
        : writeSqliteColumn(column),
    ),
    ...(primary && !numbered ? [`PRIMARY KEY (${list(primary.columns)})`] : []),
    ...table.keys
      .filter(
        ({ kind, columns }) => kind === 'UNIQUE' && !(columns.length === 1 && columns[0] === numbered?.name),
      )
      .map(({ columns }) => `UNIQUE (${list(columns)})`),
    ...table.foreignKeys.map(
      (key) =>
        `FOREIGN KEY (${list(key.columns)}) REFERENCES ${nameTable(targetOf(key, table))} (${key.targets.map(quote).join(', ')}) ${key.actions}`,
    ),
    ...table.checks.map(
      (check) => `CONSTRAINT ${quote(check.name)} CHECK (${writeCheck(check.of, table, session)})`,
    ),
  ];
  // Rows of such a table lie in the order of their key, as they do in MySQL.
  const isClustered = primary !== undefined && !numbered;
  session.engine.run(`CREATE TABLE ${name} (${parts.join(', ')})${isClustered ? ' WITHOUT ROWID' : ''}`);
  for (const { name: index, kind, columns } of table.keys)
    if (kind === 'INDEX')
      session.engine.run(
        `CREATE INDEX ${quote(`${table.database}.${table.name}.${index}.${name}`)} ON ${name} (${list(columns)})`,
      );
}

function targetOf({ table: { database, name } }: ForeignKey, own: Table): Pick<Table, 'database' | 'name'> {
  return { database: database ?? own.database, name };
}

function writeCheck(of: Table['checks'][number]['of'], table: Table, session: Session): string {
  const columns = table.columns.map(({ name, type, isNullable }) => ({ name, type: type.type, isNullable }));
  const scope: Scope = {
    ...noScope,
    clause: 'check constraint',
    sources: [{ alias: '', columns, table: null, hidden: new Set() }],
  };
  try {
    return asCondition(makeEnv(session).expression(of, scope, makeEnv(session)));
  } catch (error) {
    if (error instanceof SqlError && error.code === 1054)
      throw errors.noColumn(/'(.*?)'/.exec(error.message)?.[1] ?? '', 'check constraint');
    throw error;
  }
}
