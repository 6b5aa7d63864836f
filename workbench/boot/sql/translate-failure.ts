import { findColumn, type ForeignKey, type Table } from './catalog.ts';
import type { Session } from './session.ts';
import { NeedsServer, SqlError } from './sql-error.ts';
import { nameGiven } from './store.ts';
import { findChild } from './statements/change-rows.ts';

/** What SQLite refuses, in the words of MySQL. */
export function translateFailure(error: unknown, statement: string, session: Session): Error {
  if (error instanceof SqlError || error instanceof NeedsServer) return error;
  const said = error instanceof Error ? error.message : String(error);
  const unique = /UNIQUE constraint failed: (.*)$/m.exec(said)?.[1];
  if (unique !== undefined) return translateDuplicate(unique, session);
  const check = /CHECK constraint failed: (.*)$/m.exec(said)?.[1];
  if (check !== undefined) return new SqlError(3819, 'HY000', `Check constraint '${check}' is violated.`);
  if (said.includes('FOREIGN KEY constraint failed')) return translateForeignKey(statement, session);
  if (said.includes('interrupted')) return new SqlError(3636, 'HY000', endlessRecursion);
  return new Error('The database in this page cannot run this statement. It may need a real MySQL server.', {
    cause: error,
  });
}

const endlessRecursion =
  'Recursive query aborted after 1001 iterations. Try increasing @@cte_max_recursion_depth to a larger value.';

/** "shop.members.email" stands for a column. */
function translateDuplicate(list: string, session: Session): SqlError {
  const names = list.split(', ').map((one) => one.trim());
  const table = session.catalog
    .listTables()
    .find((one) => names.every((name) => name.startsWith(nameGiven(one, ''))));
  const values = names.map((name) => String(session.given.get(name.toLowerCase())?.last ?? 'NULL'));
  const columns = names.map((name) => name.slice(name.lastIndexOf('.') + 1).toLowerCase());
  const key = table?.keys.find(
    (one) => one.kind !== 'INDEX' && one.columns.join().toLowerCase() === columns.join(),
  );
  return new SqlError(
    1062,
    '23000',
    `Duplicate entry '${values.join('-')}' for key '${table?.name ?? ''}.${key?.name ?? ''}'`,
  );
}

/** SQLite does not say which key it is. */
function translateForeignKey(statement: string, session: Session): SqlError {
  const name =
    /^(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?(?:INTO\s+)?`?([\w.$]+)|^UPDATE\s+`?([\w.$]+)|^DELETE\s+FROM\s+`?([\w.$]+)/i.exec(
      statement,
    );
  const named = (name?.[1] ?? name?.[2] ?? name?.[3] ?? '').split('.').at(-1)?.toLowerCase();
  const table = session.catalog.listTables().find((one) => one.name.toLowerCase() === named);
  const isDelete = /^DELETE/i.test(statement);
  const own = table?.foreignKeys.find(
    (key) =>
      /^(?:INSERT|REPLACE)/i.test(statement) ||
      key.columns.some((column) => new RegExp(`\\bSET\\b.*\\b${column}\\b`, 'is').test(statement)),
  );
  if (table && own && !isDelete)
    return new SqlError(1452, '23000', `Cannot add or update a child row: ${describeKey(table, own)}`);
  const child = table ? findChild(table, session) : null;
  const key = child?.foreignKeys.find((one) => one.table.name.toLowerCase() === table?.name.toLowerCase());
  if (!child || !key) return new SqlError(1452, '23000', 'A foreign key constraint fails');
  return new SqlError(1451, '23000', `Cannot delete or update a parent row: ${describeKey(child, key)}`);
}

function describeKey(table: Table, { name, columns, table: target, targets }: ForeignKey): string {
  const list = (names: readonly string[]) =>
    names.map((one) => `\`${findColumn(table, one)?.name ?? one}\``).join(', ');
  const key = `CONSTRAINT \`${name}\` FOREIGN KEY (${list(columns)}) REFERENCES \`${target.name}\` (${targets.map((one) => `\`${one}\``).join(', ')})`;
  return `a foreign key constraint fails (\`${table.database}\`.\`${table.name}\`, ${key})`;
}
