import type { Program } from '../../messages.ts';
import { report, takePrinted } from '../report.ts';
import { runTests } from '../run-tests.ts';
import { type RunProgram, serveRuns } from '../serve-runs.ts';
import { findRepository } from './find-repository.ts';
import { type Packages, setPackages } from './packages.ts';
import { makeShellTest } from './shell-tests.ts';
import { openTerminal } from './terminal.ts';

declare const importScripts: (address: string) => void;
declare const shell: Packages;

/** Shell commands with Git, on a computer in memory that is new for each run. */
serveRuns(async ({ 'just-git.js': library }) => {
  if (library) importScripts(URL.createObjectURL(new Blob([library], { type: 'text/javascript' })));
  setPackages(shell);
  return runCommands;
});

const runCommands: RunProgram = async ({ code, setup = '', tests = [] }: Program) => {
  takePrinted();
  const terminal = openTerminal((text) => report({ kind: 'printed', text, isError: false }));
  const ending = await terminal.run(code, setup);
  const repository = await findRepository(terminal);
  if (repository) report({ kind: 'repository', ...repository });
  if (ending.how === 'done') await runTests(tests, makeShellTest(terminal, { code, printed: takePrinted() }));
  return ending;
};
