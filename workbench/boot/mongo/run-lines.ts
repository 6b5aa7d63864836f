import { MongoError } from './errors.ts';
import { describeError } from './show/describe-error.ts';
import { showValue } from './show/show-value.ts';
import { makeNames } from './shell/names.ts';
import { openServer, type Server } from './shell/server.ts';
import { runCommand } from './shell/commands.ts';
import { splitProgram } from './lines/split-program.ts';

/** Runs a part of a program that begins at a line, and gives the value of its last expression. */
export type Evaluate = (text: string, line: number, isDeclaration: boolean) => unknown;

type Say = (text: string, isError: boolean) => void;

/** What ends a program. */
type Failure = { readonly error: unknown; readonly line: number };

export type Shell = {
  /** Runs lines one after the other. What the server refuses is said, and the next line is run. */
  readonly run: (program: string, say: Say) => Failure | null;
  readonly server: Server;
  /** The values that were shown, and the errors of the server. */
  readonly results: unknown[];
  readonly errors: MongoError[];
};

const sayNothing: Say = () => {};

/** Opens a shell whose names are put into the scope in which programs run. */
export function openShell(scope: object, evaluate: Evaluate): Shell {
  const server = openServer();
  let say: Say = sayNothing;
  Object.assign(
    scope,
    makeNames((text) => say(text, false)),
  );
  Object.defineProperty(scope, 'db', { get: () => server.current(), configurable: true });
  const shell: Shell = { server, results: [], errors: [], run };
  function run(program: string, tell: Say): Failure | null {
    say = tell;
    shell.results.length = 0;
    for (const { text, line, isDeclaration } of splitProgram(program)) {
      try {
        const command = runCommand(text, server);
        if (command === 'exit') return null;
        showResult(command ?? { value: evaluate(text, line, isDeclaration) });
      } catch (error) {
        if (!(error instanceof MongoError)) return { error, line };
        shell.errors.push(error);
        say(describeError(error), true);
      }
    }
    return null;
  }
  function showResult({ value }: { readonly value: unknown }): void {
    const { text, result } = showValue(value, server);
    if (text !== null) say(text, false);
    if (value !== undefined) shell.results.push(result);
  }
  return shell;
}
