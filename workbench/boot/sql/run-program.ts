import { printTable, printVertical } from './print-table.ts';
import type { Outcome, Session } from './session.ts';
import { isAboutValues, SqlError } from './sql-error.ts';
import { runStatement } from './statements/run-statement.ts';
import { type Statement, splitStatements } from './syntax/split-statements.ts';

export type Results = {
  /** What each query gave, in order. */
  readonly tables: Extract<Outcome, { kind: 'rows' }>[];
  /** The numbers of the errors that did not end the program. */
  readonly errors: number[];
};

/** A statement that ends the program, in the words of the client. */
export type Refused = { readonly message: string; readonly line: number };

type Print = (text: string, isError: boolean) => void;

/** Runs statements one after the other. After a value that is refused it goes on, as the client does. */
export function runProgram(program: string, session: Session, print: Print): Results | Refused {
  const results: Results = { tables: [], errors: [] };
  for (const statement of splitStatements(program)) {
    try {
      const outcome = runStatement(statement.text, session);
      if (outcome.kind === 'rows') results.tables.push(outcome);
      print(describe(outcome, statement), false);
    } catch (error) {
      const message = describeError(error, statement);
      if (!isAboutValues(error)) return { message, line: statement.line };
      results.errors.push(error.code);
      print(`${message}\n`, true);
    }
  }
  return results;
}

function describe(outcome: Outcome, { isVertical }: Statement): string {
  if (outcome.kind === 'done') return '';
  if (outcome.kind === 'rows') {
    if (outcome.rows.length === 0) return 'Empty set\n';
    return isVertical
      ? printVertical(outcome.columns, outcome.rows)
      : printTable(outcome.columns, outcome.rows);
  }
  const { count, matched } = outcome;
  const said = `Query OK, ${count} ${count === 1 ? 'row' : 'rows'} affected\n`;
  return matched === undefined ? said : `${said}Rows matched: ${matched}  Changed: ${count}\n`;
}

function describeError(error: unknown, { line, text }: Statement): string {
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof SqlError) return `ERROR ${error.code} (${error.state}) at line ${line}: ${words}`;
  return `Line ${line}, ${text.split(/\s+/).slice(0, 3).join(' ')} …: ${words}`;
}
