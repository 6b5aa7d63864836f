import type { loadPyodide as LoadPyodide, PyodideAPI } from 'pyodide';

import type { Ending, Setup } from '../messages.ts';
import { report } from './report.ts';
import { type RunProgram, serveRuns } from './serve-runs.ts';

const program = 'program.py';
const index = 'https://runtime.invalid/';

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

/** A program that ends itself has not failed. */
const prepare = `
import sys
from pyodide.code import eval_code_async
sys.stdout.reconfigure(line_buffering=True)

async def run(code, names):
    try:
        await eval_code_async(code, names, filename="${program}")
    except SystemExit:
        pass
    finally:
        sys.stdout.flush()

run
`;

function makeRunner(python: PyodideAPI): RunProgram {
  python.setStdout({ write: makeWriter(false) });
  python.setStderr({ write: makeWriter(true) });
  const run: (code: string, names: object) => Promise<void> = python.runPython(prepare);
  return async ({ code, input }) => {
    const lines = input === '' ? [] : input.split('\n');
    python.setStdin({ stdin: () => lines.shift() ?? null, autoEOF: false });
    const globals = python.toPy({ __name__: '__main__' });
    try {
      await run(code, globals);
      return { how: 'done' };
    } catch (error) {
      return readError(error);
    } finally {
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

/** The part of the traceback that is about the program. */
function readError(error: unknown): Ending {
  if (!(error instanceof Error)) return { how: 'failed', message: String(error), line: null };
  const at = error.message.indexOf(`  File "${program}"`);
  const own = at === -1 ? error.message : `Traceback (most recent call last):\n${error.message.slice(at)}`;
  const line = [...own.matchAll(/File "program\.py", line (\d+)/g)].at(-1)?.[1];
  return { how: 'failed', message: own.trimEnd(), line: line === undefined ? null : Number(line) };
}
