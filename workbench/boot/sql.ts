import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import type { Ending, Setup } from '../messages.ts';
import { report, takePrinted } from './report.ts';
import { runTests } from './run-tests.ts';
import { type ProgramRunner, serveRuns } from './serve-runs.ts';
import { openServer } from './sql/open-engine.ts';
import { runProgram } from './sql/run-program.ts';
import { makeSqlTest } from './sql/sql-tests.ts';

/** SQL as MySQL has it, on an empty database for each program. What a program reads as its input are statements that come first. */
serveRuns(async (files) => makeRunner(await startSqlite(files)));

async function startSqlite({
  'index.mjs': script,
  'sqlite3.wasm': wasmBinary,
}: Setup['files']): Promise<Sqlite3Static> {
  const address = URL.createObjectURL(new Blob(script ? [script] : [], { type: 'text/javascript' }));
  const { default: start } = await import(/* @vite-ignore */ address);
  const sqlite = await start({ wasmBinary, locateFile: (name: string) => name });
  // A learner's mistake is told in the words of MySQL, and needs no line in the console.
  sqlite.config.warn = () => {};
  return sqlite;
}

function makeRunner(sqlite: Sqlite3Static): ProgramRunner {
  return async ({ code, input, tests = [] }) => {
    const { session, close } = openServer(sqlite);
    takePrinted();
    try {
      const before = runProgram(input, session, () => {});
      if ('message' in before) return fail(`What was there before cannot run. ${before.message}`, null);
      const results = runProgram(code, session, (text, isError) =>
        report({ kind: 'printed', text, isError }),
      );
      if ('message' in results) return fail(results.message, results.line);
      await runTests(tests, makeSqlTest(code, takePrinted(), results, session));
      return { how: 'done' };
    } finally {
      close();
    }
  };
}

function fail(message: string, line: number | null): Ending {
  return { how: 'failed', message, line };
}
