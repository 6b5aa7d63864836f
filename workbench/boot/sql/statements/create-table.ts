import { type Column, findColumn, nameTable, quote, type Table } from '../catalog.ts';
import { noScope } from '../compile/scope.ts';
import { makeEnv, type Outcome, type Session } from '../session.ts';
import { errors } from '../sql-error.ts';
import { writeStore } from '../store.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { Query, TableName } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { makeColumnType, type ColumnType } from '../values/column-type.ts';
import type { Type } from '../values/types.ts';
import { addDefinitions, createInSqlite } from './make-table.ts';
import { parseDefinition } from './parse-definition.ts';

const done: Outcome = { kind: 'done' };

/** CREATE TABLE, behind these two words. */
export function createTable(reader: TokenReader, session: Session): Outcome {
  const isOptional = reader.accept('IF', 'NOT', 'EXISTS');
  const named = parseTableName(reader);
  const database = session.catalog.database(named.database).name;
  const isThere = session.catalog.find(named) !== null || session.catalog.findView(named) !== null;
  if (isThere && !isOptional) throw errors.tableExists(named.name);
  const empty: Table = { database, name: named.name, columns: [], keys: [], foreignKeys: [], checks: [] };
  if (reader.accept('LIKE')) {
    const model = session.catalog.table(parseTableName(reader));
    return isThere ? done : add({ ...model, ...pick(empty), foreignKeys: [] }, session);
  }
  const isQuery = reader.sees('(') && /^(?:SELECT|WITH)$/i.test(reader.peek(1).text);
  const definitions =
    reader.sees('(') && !isQuery ? reader.inBrackets(() => reader.list(() => parseDefinition(reader))) : [];
  skipOptions(reader);
  reader.accept('AS');
  const query = reader.isAtEnd() ? null : reader.query();
  reader.end();
  if (isThere) return done;
  if (!query && definitions.length === 0) reader.fail();
  const table = addDefinitions(empty, definitions, session);
  return query ? createFrom(table, query, session) : add(table, session);
}

function pick({ database, name }: Table): TableName & Pick<Table, 'database'> {
  return { database, name };
}

function add(table: Table, session: Session): Outcome {
  createInSqlite(table, session);
  session.catalog.put(table);
  return done;
}

/** ENGINE=InnoDB and the like say how a server stores a table. */
function skipOptions(reader: TokenReader): void {
  while (
    !reader.isAtEnd() &&
    !reader.sees('AS') &&
    !reader.sees('SELECT') &&
    !reader.sees('WITH') &&
    !reader.sees('(')
  )
    reader.take();
}

/** A table with the columns and the rows of a query. */
function createFrom(table: Table, query: Query, session: Session): Outcome {
  const { sql, columns } = makeEnv(session).query(query, noScope, makeEnv(session));
  const added = columns
    .filter(({ name }) => !findColumn(table, name))
    .map(({ name, type, isNullable }): Column => ({
      name,
      type: guessType(type),
      isNullable,
      fallback: null,
      isNumbered: false,
    }));
  const whole = { ...table, columns: [...table.columns, ...added] };
  createInSqlite(whole, session);
  session.catalog.put(whole);
  const targets = columns.flatMap(({ name }) => findColumn(whole, name) ?? []);
  const values = targets.map((column, at) =>
    writeStore(quote(columns[at]?.name ?? ''), column, whole, session),
  );
  session.engine.run(
    `INSERT INTO ${nameTable(whole)} (${targets.map(({ name }) => quote(name)).join(', ')}) SELECT ${values.join(', ')} FROM (${sql})`,
  );
  return { kind: 'changed', count: countRows(whole, session) };
}

function countRows(table: Table, { engine }: Session): number {
  return Number(engine.read(`SELECT count(*) FROM ${nameTable(table)}`)[0]?.[0] ?? 0);
}

/** The column that has room for what a query gives. */
function guessType(type: Type): ColumnType {
  const written = { members: [], isUnsigned: false, collation: type.collation ?? null };
  const digits = 20;
  if (type.kind === 'integer') return makeColumnType({ ...written, name: 'BIGINT', sizes: [] });
  if (type.kind === 'decimal')
    return makeColumnType({ ...written, name: 'DECIMAL', sizes: [digits, type.scale] });
  if (type.kind === 'text' || type.kind === 'null')
    return makeColumnType({ ...written, name: 'VARCHAR', sizes: [255] });
  return makeColumnType({ ...written, name: type.kind.toUpperCase(), sizes: [] });
}
