import { quoteText } from '../catalog.ts';
import { noScope } from '../compile/scope.ts';
import type { Value } from '../compile/value.ts';
import type { SqlValue } from '../functions/definition.ts';
import { makeEnv, type Outcome, type Session } from '../session.ts';
import { NeedsServer, SqlError } from '../sql-error.ts';
import { nameSystemVariable, systemDefaults, unknownVariable } from '../system-variables.ts';
import type { Expr } from '../syntax/syntax.ts';
import type { TokenReader } from '../syntax/token-reader.ts';
import type { Type } from '../values/types.ts';

const done: Outcome = { kind: 'done' };

/** SET, behind this word. */
export function setVariables(reader: TokenReader, session: Session): Outcome {
  // There is one set of characters, and one client.
  if (reader.acceptOne(['NAMES', 'CHARACTER SET', 'SESSION TRANSACTION', 'TRANSACTION']) !== null)
    return done;
  if (reader.sees('PASSWORD') || reader.sees('ROLE')) throw new NeedsServer('SET PASSWORD');
  if (reader.sees('GLOBAL') || reader.sees('PERSIST')) throw new NeedsServer('SET GLOBAL');
  reader.list(() => setOne(reader, session));
  reader.end();
  return done;
}

function setOne(reader: TokenReader, session: Session): void {
  const { kind, text } = reader.peek();
  const isOwn = kind === 'variable' && !text.startsWith('@@');
  if (!isOwn) reader.acceptOne(['SESSION', 'LOCAL']);
  const name = reader.take().text.toLowerCase();
  if (!reader.accept('=')) reader.expect(':=');
  if (isOwn) session.variables.set(name, evaluate(reader.expression(), session));
  else setSystem(nameSystemVariable(name), reader, session);
}

function setSystem(name: string, reader: TokenReader, session: Session): void {
  const usual = systemDefaults[name];
  if (usual === undefined) throw unknownVariable(name);
  const value = readSetting(reader, usual, session);
  if (name === 'autocommit' && value === 0) throw new NeedsServer('SET autocommit = 0');
  if (name === 'sql_mode' && value === 'ANSI_QUOTES') throw new NeedsServer('The mode ANSI_QUOTES');
  session.system.set(name, typeof value === 'string' && name === 'sql_mode' ? value.toUpperCase() : value);
  if (name === 'foreign_key_checks') session.engine.run(`PRAGMA foreign_keys = ${value}`);
}

/** A value, or a word that is one here. */
function readSetting(reader: TokenReader, usual: string | number, session: Session): string | number {
  if (reader.accept('DEFAULT')) return usual;
  if (reader.accept('ON')) return 1;
  if (reader.accept('OFF')) return 0;
  const [[value = null] = []] = session.engine.read(
    `SELECT ${makeEnv(session).expression(reader.expression(), noScope, makeEnv(session)).sql}`,
  );
  if (value === null) throw new SqlError(1231, '42000', 'Variable cannot be set to NULL');
  return typeof value === 'string' ? value : Number(value);
}

/** The value of an expression, as it would be written. */
function evaluate(expr: Expr, session: Session): Value {
  const env = makeEnv(session);
  const { sql, type } = env.expression(expr, noScope, env);
  const [[value = null] = []] = session.engine.read(`SELECT ${sql}`);
  return { ...writeLiteral(value, type), isNullable: true };
}

function writeLiteral(value: SqlValue, type: Type): Value {
  if (value === null) return { sql: 'NULL', type: { kind: 'null', scale: 0 }, isNullable: true };
  if (typeof value === 'string') return { sql: quoteText(value), type, isNullable: false, text: value };
  return { sql: String(value), type, isNullable: false };
}
