import { noScope } from '../compile/scope.ts';
import { makeEnv, type Outcome, type Session } from '../session.ts';
import { errors, NeedsServer, SqlError } from '../sql-error.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { createIndex } from './alter-table.ts';
import { createTable } from './create-table.ts';
import { createTrigger } from './triggers.ts';

/** CREATE, behind this word. */
export function create(reader: TokenReader, session: Session): Outcome {
  const isReplaced = reader.accept('OR', 'REPLACE');
  if (reader.acceptOne(['DATABASE', 'SCHEMA']) !== null) return createDatabase(reader, session);
  if (reader.accept('VIEW')) return createView(reader, isReplaced, session);
  if (reader.accept('TRIGGER')) return createTrigger(reader, session);
  if (reader.accept('UNIQUE', 'INDEX')) return createIndex(reader, true, session);
  if (reader.accept('INDEX')) return createIndex(reader, false, session);
  reader.accept('TEMPORARY');
  if (!reader.accept('TABLE')) throw new NeedsServer(`CREATE ${reader.peek().text.toUpperCase()}`);
  return createTable(reader, session);
}

function createDatabase(reader: TokenReader, { catalog }: Session): Outcome {
  const isOptional = reader.accept('IF', 'NOT', 'EXISTS');
  const name = reader.name();
  const isThere = catalog.databases.has(name.toLowerCase());
  if (isThere && !isOptional)
    throw new SqlError(1007, 'HY000', `Can't create database '${name}'; database exists`);
  if (!isThere) catalog.create(name);
  return { kind: 'changed', count: 1 };
}

function createView(reader: TokenReader, isReplaced: boolean, session: Session): Outcome {
  const named = parseTableName(reader);
  const columns = reader.sees('(') ? reader.inBrackets(() => reader.list(() => reader.name())) : null;
  reader.expect('AS');
  const query = reader.query();
  if (reader.accept('WITH')) throw new NeedsServer('WITH CHECK OPTION');
  reader.end();
  const { views, tables } = session.catalog.database(named.database);
  const isTaken =
    tables.has(named.name.toLowerCase()) || (views.has(named.name.toLowerCase()) && !isReplaced);
  if (isTaken) throw errors.tableExists(named.name);
  // A view of something that is not there is refused at once.
  makeEnv(session).query(query, noScope, makeEnv(session));
  views.set(named.name.toLowerCase(), { name: named.name, columns, query });
  return { kind: 'done' };
}

/** USE. */
export function useDatabase(reader: TokenReader, { catalog }: Session): Outcome {
  catalog.current = catalog.database(reader.name()).name;
  return { kind: 'done' };
}
