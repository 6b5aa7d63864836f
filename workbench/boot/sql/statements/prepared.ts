import type { Value } from '../compile/value.ts';
import { nullValue } from '../compile/value.ts';
import { type Outcome, type Session } from '../session.ts';
import { SqlError } from '../sql-error.ts';
import { splitStatements } from '../syntax/split-statements.ts';
import type { TokenReader } from '../syntax/token-reader.ts';

/** PREPARE: keeps a statement, from a text or a variable. */
export function prepare(reader: TokenReader, { prepared, variables }: Session): Outcome {
  const name = reader.name().toLowerCase();
  reader.expect('FROM');
  const isVariable = reader.peek().kind === 'variable';
  const text = isVariable ? (variables.get(reader.take().text.toLowerCase())?.text ?? '') : reader.text();
  reader.end();
  const [first, ...rest] = splitStatements(text);
  if (!first || rest.length > 0) throw new SqlError(1064, '42000', 'A prepared statement is one statement');
  prepared.set(name, first.text);
  return { kind: 'done' };
}

/** EXECUTE: the statement with a value for each of its `?`. */
export function execute(
  reader: TokenReader,
  { prepared, variables }: Session,
  run: (statement: string, params: readonly Value[]) => Outcome,
): Outcome {
  const name = reader.name();
  const statement = prepared.get(name.toLowerCase());
  if (statement === undefined) throw unknownStatement(name, 'EXECUTE');
  const params = reader.accept('USING')
    ? reader.list(() => variables.get(reader.take().text.toLowerCase()) ?? nullValue)
    : [];
  reader.end();
  return run(statement, params);
}

export function deallocate(reader: TokenReader, { prepared }: Session): Outcome {
  const name = reader.name();
  if (!prepared.delete(name.toLowerCase())) throw unknownStatement(name, 'DEALLOCATE PREPARE');
  return { kind: 'done' };
}

function unknownStatement(name: string, verb: string): SqlError {
  return new SqlError(1243, 'HY000', `Unknown prepared statement handler (${name}) given to ${verb}`);
}
