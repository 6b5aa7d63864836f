import { readFailure } from '../read-failure.ts';
import { report, takePrinted } from '../report.ts';
import { runTests } from '../run-tests.ts';
import type { ProgramRunner } from '../serve-runs.ts';
import { makeMongoTest } from './mongo-tests.ts';
import { openShell } from './run-lines.ts';
import type { Evaluate } from './run-lines.ts';

declare const importScripts: (address: string) => void;

const address = 'program.js';

/**
 * Lines for MongoDB's shell, on a server that is empty in each run. `setup` are lines that come first and print nothing;
 * for a check with an input of its own, these come first.
 */
export const runMongo: ProgramRunner = async ({ code, input, setup = '', tests = [] }) => {
  takePrinted();
  const shell = openShell(self, evaluate);
  const before = shell.run(input === '' ? setup : input, () => {});
  if (before) return fail('What was there before cannot run. ', before);
  const failure = shell.run(code, (text, isError) => report({ kind: 'printed', text: `${text}\n`, isError }));
  if (failure) return fail('', failure);
  await runTests(tests, makeMongoTest(code, takePrinted(), shell));
  return { how: 'done' };
};

type Failure = { readonly error: unknown; readonly line: number };

function fail(words: string, { error, line }: Failure) {
  const { message, line: known } = readFailure({ error }, address);
  return {
    how: 'failed' as const,
    message: `${words}${message}`,
    line: words === '' ? (known ?? line) : null,
  };
}

/** It sees only what is global. */
const evaluateText = (text: string): unknown => Reflect.get(globalThis, 'eval')(text);

/** Names that are declared stay for the lines to come, and so they need a script of their own. */
const evaluate: Evaluate = (text, line, isDeclaration) => {
  const padded = `${'\n'.repeat(line - 1)}${text}\n//# sourceURL=${address}`;
  if (!isDeclaration) return evaluateText(padded);
  const script = URL.createObjectURL(new Blob([padded], { type: 'text/javascript' }));
  importScripts(script);
  URL.revokeObjectURL(script);
  const name = /^\s*(?:async\s+)?function\s*\*?\s*([\w$]+)/.exec(text)?.[1];
  return name === undefined ? undefined : evaluateText(name);
};
