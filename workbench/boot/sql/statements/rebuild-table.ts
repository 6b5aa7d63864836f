import { nameTable, quote, type Table } from '../catalog.ts';
import { noScope } from '../compile/scope.ts';
import { makeEnv, type Session } from '../session.ts';
import { errors } from '../sql-error.ts';
import { writeStore } from '../store.ts';
import { createInSqlite, findNumbered } from './make-table.ts';
import { installTriggers } from './triggers.ts';

const work = '"a table in the making"';

/** Gives a table another form, with its rows. `old` has the former name of each column that stays. */
export function rebuildTable(
  before: Table,
  after: Table,
  old: ReadonlyMap<string, string>,
  session: Session,
): void {
  const { engine, catalog } = session;
  engine.run('PRAGMA foreign_keys = OFF');
  try {
    engine.run(`DROP TABLE IF EXISTS ${work}`);
    createInSqlite(after, session, work);
    copyRows(before, after, old, session);
    engine.run(`DROP TABLE ${nameTable(before)}`);
    engine.run(`ALTER TABLE ${work} RENAME TO ${nameTable(after)}`);
  } finally {
    engine.run(`PRAGMA foreign_keys = ${Number(session.system.get('foreign_key_checks'))}`);
  }
  catalog.database(before.database).tables.delete(before.name.toLowerCase());
  catalog.put(after);
  installTriggers(after, session);
}

function copyRows(before: Table, after: Table, old: ReadonlyMap<string, string>, session: Session): void {
  const numbered = findNumbered(after);
  const copied = after.columns.filter((column) => column !== numbered || old.has(column.name));
  const env = makeEnv(session);
  const values = copied.map((column) => {
    const name = old.get(column.name);
    if (name !== undefined) return writeStore(quote(name), column, after, session);
    if (column.fallback)
      return writeStore(env.expression(column.fallback.of, noScope, env).sql, column, after, session);
    return column.isNullable ? 'NULL' : writeZero(column.type.type.kind);
  });
  const names = copied.map(({ name }) => quote(name)).join(', ');
  if (copied.length === 0) throw errors.syntax('ALTER TABLE');
  session.engine.run(`INSERT INTO ${work} (${names}) SELECT ${values.join(', ')} FROM ${nameTable(before)}`);
}

/** What old rows get in a new column that is never NULL. */
function writeZero(kind: string): string {
  return kind === 'integer' || kind === 'decimal' || kind === 'double' ? '0' : "''";
}
