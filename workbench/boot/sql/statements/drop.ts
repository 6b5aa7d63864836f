import { nameTable } from '../catalog.ts';
import type { Outcome, Session } from '../session.ts';
import { errors, NeedsServer, SqlError } from '../sql-error.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TableName } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { dropIndex } from './alter-table.ts';
import { findChild } from './change-rows.ts';
import { deallocate } from './prepared.ts';
import { dropTrigger } from './triggers.ts';

const done: Outcome = { kind: 'done' };

/** DROP, behind this word. */
export function drop(reader: TokenReader, session: Session): Outcome {
  if (reader.acceptOne(['DATABASE', 'SCHEMA']) !== null) return dropDatabase(reader, session);
  if (reader.accept('INDEX')) return dropIndex(reader, session);
  if (reader.accept('TRIGGER')) return dropTrigger(reader, session);
  if (reader.accept('PREPARE')) return deallocate(reader, session);
  const isView = reader.accept('VIEW');
  reader.accept('TEMPORARY');
  if (!isView && !reader.accept('TABLE')) throw new NeedsServer(`DROP ${reader.peek().text.toUpperCase()}`);
  const isOptional = reader.accept('IF', 'EXISTS');
  const names = reader.list(() => parseTableName(reader));
  reader.acceptOne(['CASCADE', 'RESTRICT']);
  reader.end();
  for (const name of names) (isView ? dropView : dropTable)(name, isOptional, session);
  return done;
}

function dropView({ database, name }: TableName, isOptional: boolean, { catalog }: Session): void {
  const { name: own, views } = catalog.database(database);
  if (!views.delete(name.toLowerCase()) && !isOptional) throw errors.unknownTable(own, name);
}

function dropTable(named: TableName, isOptional: boolean, session: Session): void {
  const { catalog, engine } = session;
  const { name: database, tables, triggers } = catalog.database(named.database);
  const table = catalog.find(named);
  if (!table) {
    if (isOptional) return;
    throw errors.unknownTable(database, named.name);
  }
  const child = findChild(table, session);
  const key = child?.foreignKeys.find((one) => one.table.name.toLowerCase() === table.name.toLowerCase());
  if (child && key && child !== table && session.system.get('foreign_key_checks') !== 0)
    throw new SqlError(
      3730,
      'HY000',
      `Cannot drop table '${table.name}' referenced by a foreign key constraint '${key.name}' on table '${child.name}'.`,
    );
  engine.run('PRAGMA foreign_keys = OFF');
  engine.run(`DROP TABLE ${nameTable(table)}`);
  engine.run(`PRAGMA foreign_keys = ${Number(session.system.get('foreign_key_checks'))}`);
  tables.delete(table.name.toLowerCase());
  for (const [name, trigger] of triggers) if (trigger.table === table.name) triggers.delete(name);
}

function dropDatabase(reader: TokenReader, session: Session): Outcome {
  const isOptional = reader.accept('IF', 'EXISTS');
  const name = reader.name();
  const { catalog, engine } = session;
  const database = catalog.databases.get(name.toLowerCase());
  if (!database) {
    if (isOptional) return done;
    throw new SqlError(1008, 'HY000', `Can't drop database '${name}'; database doesn't exist`);
  }
  engine.run('PRAGMA foreign_keys = OFF');
  for (const table of database.tables.values()) engine.run(`DROP TABLE ${nameTable(table)}`);
  engine.run(`PRAGMA foreign_keys = ${Number(session.system.get('foreign_key_checks'))}`);
  catalog.databases.delete(name.toLowerCase());
  if (catalog.current?.toLowerCase() === name.toLowerCase()) catalog.current = null;
  return done;
}
