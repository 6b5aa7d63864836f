import { quote } from '../catalog.ts';
import type { Outcome, Session } from '../session.ts';
import { SqlError } from '../sql-error.ts';
import type { TokenReader } from '../syntax/token-reader.ts';

const done: Outcome = { kind: 'done' };

/** Null if the statement is about something else. */
export function runTransaction(reader: TokenReader, session: Session): Outcome | null {
  if (reader.accept('START', 'TRANSACTION') || (reader.sees('BEGIN') && reader.accept('BEGIN'))) {
    endTransaction(session, 'COMMIT');
    session.engine.run('BEGIN');
    return done;
  }
  if (reader.acceptOne(['COMMIT WORK', 'COMMIT']) !== null) return endTransaction(session, 'COMMIT');
  if (reader.accept('SAVEPOINT')) return run(`SAVEPOINT ${quote(reader.name())}`, session);
  if (reader.accept('RELEASE', 'SAVEPOINT')) return run(`RELEASE ${quote(reader.name())}`, session);
  if (!reader.accept('ROLLBACK')) return null;
  if (!reader.accept('TO')) return endTransaction(session, 'ROLLBACK');
  reader.accept('SAVEPOINT');
  return run(`ROLLBACK TO ${quote(reader.name())}`, session);
}

/** Outside of a transaction, each statement is one, and there is nothing to end. */
export function endTransaction({ engine }: Session, how: 'COMMIT' | 'ROLLBACK'): Outcome {
  if (engine.isInTransaction()) engine.run(how);
  return done;
}

function run(sql: string, { engine }: Session): Outcome {
  try {
    engine.run(sql);
    return done;
  } catch {
    throw new SqlError(1305, '42000', 'SAVEPOINT does not exist');
  }
}
