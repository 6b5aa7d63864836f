import { makeAssertions } from '../../checks/assertions.ts';
import { evaluateTest } from '../../checks/evaluate-test.ts';
import { writeCell } from './print-table.ts';
import { runProgram, type Results } from './run-program.ts';
import type { Outcome, Session } from './session.ts';
import { SqlError } from './sql-error.ts';
import { runStatement } from './statements/run-statement.ts';
import { isNumeric } from './values/types.ts';
import { tidySql } from './tidy-sql.ts';

type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

/** Makes the function that tests a program that has run, in JavaScript. */
export function makeSqlTest(code: string, printed: string, { tables, errors }: Results, session: Session) {
  const results = tables.map(readRows);
  const names = {
    ...makeAssertions((value) => JSON.stringify(value)),
    code,
    source: tidySql(code),
    printed,
    errors,
    results,
    rows: results.at(-1) ?? [],
    columns: tables.at(-1)?.columns.map(({ name }) => name) ?? [],
    query: (statement: string) => readLast(statement, session),
    raises: (statement: string, number?: number) => raises(statement, number, session),
    anyOrder,
  };
  return (test: string) =>
    evaluateTest(test, names, (expression) => Reflect.construct(Function, [`return ${expression}`])());
}

/** Numbers as numbers, and all else as it is printed. */
function readRows({ columns, rows }: Extract<Outcome, { kind: 'rows' }>): Rows {
  return rows.map((row) =>
    columns.map(({ type }, at) => {
      const value = row[at] ?? null;
      if (value === null) return null;
      return isNumeric(type) ? Number(writeCell(value, type)) : writeCell(value, type);
    }),
  );
}

/** The rows of a query; of several statements, of the last one. */
function readLast(statements: string, session: Session): Rows {
  const results = runProgram(statements, session, () => {});
  if ('message' in results) throw new Error(results.message);
  const last = results.tables.at(-1);
  return last ? readRows(last) : [];
}

/** Whether a statement is refused, with this number if one is given. It changes nothing. */
function raises(statement: string, number: number | undefined, session: Session): boolean {
  session.engine.run('SAVEPOINT "before a test"');
  try {
    runStatement(statement, session);
    return false;
  } catch (error) {
    return error instanceof SqlError && (number === undefined || error.code === number);
  } finally {
    session.engine.run('ROLLBACK TO "before a test"; RELEASE "before a test"');
  }
}

/** The same rows in an order of their own, so that two lists can be compared. */
function anyOrder(rows: Rows = []): Rows {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
