import { report, takePrinted } from '../report.ts';
import { runTests } from '../run-tests.ts';
import type { ProgramRunner } from '../serve-runs.ts';
import { findRepository } from './find-repository.ts';
import { makeShellTest } from './shell-tests.ts';
import { openTerminal } from './terminal.ts';

/** Shell commands with Git, on a computer in memory that is new for each run. */
export const runCommands: ProgramRunner = async ({ code, setup = '', tests = [] }) => {
  takePrinted();
  const terminal = openTerminal((text) => report({ kind: 'printed', text, isError: false }));
  const ending = await terminal.run(code, setup);
  const repository = await findRepository(terminal);
  if (repository) report({ kind: 'repository', ...repository });
  if (ending.how === 'done') await runTests(tests, makeShellTest(terminal, { code, printed: takePrinted() }));
  return ending;
};
