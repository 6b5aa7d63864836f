import { type Column, quote, type Table } from './catalog.ts';
import type { SqlValue } from './functions/definition.ts';
import { hasMode, type Session, type Warning } from './session.ts';
import { errors, type SqlError } from './sql-error.ts';
import { storeValue } from './values/store-value.ts';

/** A call that stores a value as its column has it. */
export function writeStore(sql: string, column: Column, table: Table, { stored }: Session): string {
  const known = stored.findIndex((one) => one.column === column);
  const number = known === -1 ? stored.push({ column, key: nameGiven(table, column.name) }) - 1 : known;
  return `my_store(${number}, ${sql})`;
}

/** What `my_store` does. */
export function store(number: SqlValue | undefined, value: SqlValue, session: Session): SqlValue {
  const place = session.stored[Number(number)];
  if (!place) throw new Error('Every column that is written to has its number.');
  const { column, key } = place;
  const given = session.given.get(key) ?? { count: 0, last: null };
  if (given.count === 0) session.given.set(key, given);
  given.count += 1;
  given.last = value;
  if (column.isNumbered && (value === null || Number(value) === 0)) return null;
  if (value === null) {
    if (column.isNullable) return null;
    throw errors.isNull(column.name);
  }
  const blame = (fault: SqlError) => {
    if (hasMode(session, 'STRICT_TRANS_TABLES') || hasMode(session, 'STRICT_ALL_TABLES')) throw fault;
    session.warnings.push(makeWarning(fault));
  };
  return storeValue(value, column.type, { column: column.name, row: given.count }, blame);
}

/** Without the strict mode, what is too long is called truncated. */
function makeWarning({ code, message }: SqlError): Warning {
  return code === 1406
    ? { code: 1265, message: message.replace('Data too long', 'Data truncated') }
    : { code, message };
}

/** As SQLite names a column in its errors. */
export function nameGiven({ database, name }: Pick<Table, 'database' | 'name'>, column: string): string {
  return `${database}.${name}.${column}`.toLowerCase();
}

export function writeSqliteColumn({ name, type: { type } }: Column): string {
  if (type.kind === 'integer') return `${quote(name)} INTEGER`;
  if (type.kind === 'decimal' || type.kind === 'double') return `${quote(name)} REAL`;
  return `${quote(name)} TEXT COLLATE ${type.kind === 'text' ? (type.collation ?? 'ci') : 'BINARY'}`;
}
