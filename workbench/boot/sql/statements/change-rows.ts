import { nameTable, quote, type Table } from '../catalog.ts';
import { type Env, noScope } from '../compile/scope.ts';
import type { Outcome, Session } from '../session.ts';
import { SqlError } from '../sql-error.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { findNumbered } from './make-table.ts';
import { writeDelete, writeUpdate } from './write-change.ts';
import { writeInsert } from './write-insert.ts';

export function insertRows(reader: TokenReader, verb: string, session: Session, env: Env): Outcome {
  const { table, sql } = writeInsert(reader, session, env, noScope, verb);
  session.engine.run(sql);
  const count = countChanges(session);
  const numbered = findNumbered(table);
  const isGenerated = numbered && !isNumberGiven(table, numbered.name, session);
  if (isGenerated && count > 0) session.lastInsertId = session.engine.lastId() - count + 1;
  return { kind: 'changed', count };
}

function isNumberGiven({ database, name }: Table, column: string, { given }: Session): boolean {
  const last = given.get(`${database}.${name}.${column}`.toLowerCase())?.last ?? null;
  return last !== null && Number(last) !== 0;
}

export function updateRows(reader: TokenReader, session: Session, env: Env): Outcome {
  const { table, sql, sets, where } = writeUpdate(reader, session, env, noScope);
  const alias = /^UPDATE \S+ AS ("(?:[^"]|"")*")/.exec(sql)?.[1] ?? quote(table.name);
  const isOther = sets
    .map((set) => `${quote(set.column.name)} COLLATE BINARY IS NOT ${set.sql}`)
    .join(' OR ');
  const changed = session.engine.read(
    `SELECT count(*) FROM ${nameTable(table)} AS ${alias}${where === '' ? ' WHERE' : `${where} AND`} (${isOther})`,
  );
  // The values have been tried, and are now stored.
  session.given.clear();
  session.warnings = [];
  session.engine.run(sql);
  return { kind: 'changed', count: Number(changed[0]?.[0] ?? 0), matched: countChanges(session) };
}

export function deleteRows(reader: TokenReader, session: Session, env: Env): Outcome {
  session.engine.run(writeDelete(reader, session, env, noScope).sql);
  return { kind: 'changed', count: countChanges(session) };
}

/** Those of triggers are not counted. */
function countChanges({ engine }: Session): number {
  return Number(engine.read('SELECT changes()')[0]?.[0] ?? 0);
}

/** TRUNCATE: an empty table that counts from 1 again. */
export function truncateTable(reader: TokenReader, session: Session): Outcome {
  reader.accept('TABLE');
  const table = session.catalog.table(parseTableName(reader));
  reader.end();
  const child = findChild(table, session);
  if (child && !(child.name === table.name))
    throw new SqlError(
      1701,
      '42000',
      `Cannot truncate a table referenced in a foreign key constraint (\`${child.database}\`.\`${child.name}\`)`,
    );
  session.engine.run(`DELETE FROM ${nameTable(table)}`);
  if (findNumbered(table))
    session.engine.run(`DELETE FROM sqlite_sequence WHERE name = ${nameTable(table).replaceAll('"', "'")}`);
  return { kind: 'done' };
}

/** A table whose foreign key leads to this one. */
export function findChild({ database, name }: Table, { catalog }: Session): Table | null {
  const leadsHere = (child: Table) =>
    child.foreignKeys.some(
      ({ table }) =>
        table.name.toLowerCase() === name.toLowerCase() && (table.database ?? child.database) === database,
    );
  return catalog.listTables().find(leadsHere) ?? null;
}
