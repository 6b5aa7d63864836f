import { nameTable, quote, type Table, type Trigger } from '../catalog.ts';
import type { Outcome, Session } from '../session.ts';
import { NeedsServer, SqlError } from '../sql-error.ts';
import { openReader } from '../syntax/open-reader.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import { splitStatements } from '../syntax/split-statements.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { writeChange } from './write-change.ts';

/** CREATE TRIGGER, behind these two words. */
export function createTrigger(reader: TokenReader, session: Session): Outcome {
  const name = reader.name();
  const time = reader.acceptOne(['BEFORE', 'AFTER']);
  const event = reader.acceptOne(['INSERT', 'UPDATE', 'DELETE']);
  reader.expect('ON');
  const table = session.catalog.table(parseTableName(reader));
  reader.expect('FOR', 'EACH', 'ROW');
  const body = reader.source.slice(reader.peek().start);
  const { triggers } = session.catalog.database(table.database);
  if (triggers.has(name.toLowerCase())) throw new SqlError(1359, 'HY000', 'Trigger already exists');
  const trigger = { name, table: table.name, when: `${time} ${event}`, body };
  install(trigger, table, session);
  triggers.set(name.toLowerCase(), trigger);
  return { kind: 'done' };
}

/** SQLite drops them with the table that has been made anew. */
export function installTriggers(table: Table, session: Session): void {
  for (const trigger of session.catalog.database(table.database).triggers.values())
    if (trigger.table.toLowerCase() === table.name.toLowerCase()) install(trigger, table, session);
}

function install({ name, when, body }: Trigger, table: Table, session: Session): void {
  const block = /^BEGIN\s+([\s\S]*)\bEND$/i.exec(body.trim())?.[1] ?? body;
  const statements = splitStatements(block).map(({ text }) => {
    const reader = openReader(text);
    if (!reader.sees('INSERT') && !reader.sees('UPDATE') && !reader.sees('DELETE'))
      throw new NeedsServer(`A trigger with ${reader.peek().text.toUpperCase()} in it`);
    return `${writeChange(reader, session, table)};`;
  });
  session.engine.run(
    `CREATE TRIGGER ${quote(`${table.database}.${name}`.toLowerCase())} ${when} ON ${nameTable(table)} BEGIN ${statements.join(' ')} END`,
  );
}

export function dropTrigger(reader: TokenReader, session: Session): Outcome {
  const isOptional = reader.accept('IF', 'EXISTS');
  const { database, name } = parseTableName(reader);
  const { triggers, name: own } = session.catalog.database(database);
  if (!triggers.delete(name.toLowerCase()) && !isOptional)
    throw new SqlError(1360, 'HY000', 'Trigger does not exist');
  session.engine.run(`DROP TRIGGER IF EXISTS ${quote(`${own}.${name}`.toLowerCase())}`);
  return { kind: 'done' };
}
