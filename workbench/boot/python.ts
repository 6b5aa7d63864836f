import type { loadPyodide as LoadPyodide, PyodideAPI } from 'pyodide';

import type { Ending, Setup } from '../messages.ts';
import { prepare, programName } from './python-source.ts';
import { report, takePrinted } from './report.ts';
import { runTests } from './run-tests.ts';
import { type ProgramRunner, serveRuns } from './serve-runs.ts';

const index = 'https://runtime.invalid/';

type Run = (code: string, names: object) => Promise<void>;
type Test = (text: string, names: object, printed: string, code: string) => Promise<string | undefined>;
type UseFolder = () => () => void;

serveRuns(async (files) => makeRunner(await startPython(files)));

async function startPython(files: Setup['files']): Promise<PyodideAPI> {
  answerFetch(files);
  const [loader, module] = await Promise.all(
    ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => importFile(files[name])),
  );
  const loadPyodide: typeof LoadPyodide = loader.loadPyodide;
  return loadPyodide({
    indexURL: index,
    createPyodideModule: module.default,
    // No packages besides Python's own library.
    lockFileContents: { info: pyodideInfo, packages: {} },
  });
}

/** There is no network: what Python asks for is among its files. */
function answerFetch(files: Setup['files']): void {
  const ask = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const file = files[new Request(asked[0]).url.replace(index, '')];
    return file ? new Response(file, { headers: { 'Content-Type': 'application/wasm' } }) : ask(...asked);
  };
}

function importFile(file: ArrayBuffer | undefined) {
  const script = new Blob(file ? [file] : [], { type: 'text/javascript' });
  return import(/* @vite-ignore */ URL.createObjectURL(script));
}

function makeRunner(python: PyodideAPI): ProgramRunner {
  python.setStdout({ write: makeWriter(false) });
  python.setStderr({ write: makeWriter(true) });
  python.runPython(prepare);
  const run: Run = python.globals.get('run');
  const test: Test = python.globals.get('test');
  const useFolder: UseFolder = python.globals.get('use_folder');
  return async ({ code, input, tests = [] }) => {
    const lines = input === '' ? [] : input.split('\n');
    python.setStdin({ stdin: () => lines.shift() ?? null, autoEOF: false });
    const globals = python.toPy({ __name__: '__main__' });
    const leave = tests.length > 0 ? useFolder() : null;
    takePrinted();
    try {
      await run(code, globals);
      const printed = takePrinted();
      // Python's None arrives as undefined.
      await runTests(tests, async (text) => (await test(text, globals, printed, code)) ?? null);
      return { how: 'done' };
    } catch (error) {
      return readError(error);
    } finally {
      leave?.();
      globals.destroy();
    }
  };
}

function makeWriter(isError: boolean) {
  const decoder = new TextDecoder();
  return (bytes: Uint8Array) => {
    report({ kind: 'printed', text: decoder.decode(bytes, { stream: true }), isError });
    return bytes.length;
  };
}

function readError(error: unknown): Ending {
  if (!(error instanceof Error)) return { how: 'failed', message: String(error), line: null };
  const at = error.message.indexOf(`  File "${programName}"`);
  const own = at === -1 ? error.message : `Traceback (most recent call last):\n${error.message.slice(at)}`;
  const line = [...own.matchAll(/File "program\.py", line (\d+)/g)].at(-1)?.[1];
  return { how: 'failed', message: own.trimEnd(), line: line === undefined ? null : Number(line) };
}
