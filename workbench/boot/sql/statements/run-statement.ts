import { type Env, noScope } from '../compile/scope.ts';
import type { Value } from '../compile/value.ts';
import { makeEnv, type Outcome, type Session } from '../session.ts';
import { NeedsServer } from '../sql-error.ts';
import { openReader } from '../syntax/open-reader.ts';
import { parseTableName } from '../syntax/parse-from.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import { alterTable } from './alter-table.ts';
import { deleteRows, insertRows, truncateTable, updateRows } from './change-rows.ts';
import { create, useDatabase } from './create.ts';
import { drop } from './drop.ts';
import { deallocate, execute, prepare } from './prepared.ts';
import { setVariables } from './set-variables.ts';
import { describeTable, show } from './show.ts';
import { endTransaction, runTransaction } from './transactions.ts';
import { translateFailure } from '../translate-failure.ts';

/** Statements that end a transaction by themselves, as in MySQL. */
const ending = /^(?:CREATE|ALTER|DROP|TRUNCATE|RENAME)$/i;

/** Runs one statement. `params` are for its `?`. Throws what MySQL would say if it refused. */
export function runStatement(statement: string, session: Session, params: readonly Value[] = []): Outcome {
  session.failure = null;
  session.given.clear();
  const reader = openReader(statement);
  const verb = reader.peek().text;
  if (!/^SHOW$/i.test(verb)) session.warnings = [];
  try {
    if (ending.test(verb)) endTransaction(session, 'COMMIT');
    const outcome = dispatch(reader, session, makeEnv(session, params));
    session.rowCount = outcome.kind === 'changed' ? outcome.count : outcome.kind === 'rows' ? -1 : 0;
    return outcome;
  } catch (error) {
    throw session.failure ?? translateFailure(error, statement, session);
  }
}

function dispatch(reader: TokenReader, session: Session, env: Env): Outcome {
  const first = reader.peek().text.toUpperCase();
  if (first === 'SELECT' || first === 'WITH' || first === '(') return select(reader, session, env);
  const transaction = runTransaction(reader, session);
  if (transaction) return transaction;
  const run = Object.hasOwn(verbs, first) ? verbs[first] : undefined;
  if (!run) {
    if (onServer.has(first)) throw new NeedsServer(first);
    reader.fail();
  }
  reader.take();
  return run(reader, session, env);
}

const onServer = new Set(
  'GRANT REVOKE CALL LOAD LOCK UNLOCK FLUSH KILL ANALYZE OPTIMIZE EXPLAIN HANDLER RENAME DO TABLE SOURCE HELP'.split(
    ' ',
  ),
);

const verbs: Readonly<Record<string, (reader: TokenReader, session: Session, env: Env) => Outcome>> = {
  INSERT: (reader, session, env) => insertRows(reader, 'INSERT', session, env),
  REPLACE: (reader, session, env) => insertRows(reader, 'REPLACE', session, env),
  UPDATE: updateRows,
  DELETE: deleteRows,
  TRUNCATE: truncateTable,
  CREATE: create,
  ALTER: (reader, session) => {
    if (!reader.accept('TABLE')) throw new NeedsServer(`ALTER ${reader.peek().text.toUpperCase()}`);
    return alterTable(reader, session);
  },
  DROP: drop,
  USE: useDatabase,
  SET: setVariables,
  SHOW: show,
  DESCRIBE: describe,
  DESC: describe,
  EXPLAIN: describe,
  PREPARE: prepare,
  EXECUTE: (reader, session) =>
    execute(reader, session, (statement, params) =>
      dispatch(openReader(statement), session, makeEnv(session, params)),
    ),
  DEALLOCATE: (reader, session) => {
    reader.expect('PREPARE');
    return deallocate(reader, session);
  },
};

function describe(reader: TokenReader, session: Session): Outcome {
  if (!reader.seesName() || reader.sees('FORMAT') || reader.sees('ANALYZE')) throw new NeedsServer('EXPLAIN');
  return describeTable(parseTableName(reader), session);
}

function select(reader: TokenReader, session: Session, env: Env): Outcome {
  const query = reader.query();
  // There is nobody else, so nothing has to be locked.
  if (reader.accept('FOR', 'UPDATE') || reader.accept('FOR', 'SHARE'))
    reader.acceptOne(['NOWAIT', 'SKIP LOCKED']);
  if (reader.sees('INTO')) throw new NeedsServer('SELECT … INTO');
  reader.end();
  const { sql, columns } = env.query(query, noScope, env);
  return { kind: 'rows', columns, rows: session.engine.read(sql) };
}
