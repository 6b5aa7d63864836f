import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { definitions } from '#workbench/boot/definitions.ts';

/** The text of one script with everything that a module imports. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { 'node:zlib': fileURLToPath(import.meta.resolve('#workbench/boot/git/no-zlib.ts')) } },
    define: { pyodideInfo: JSON.stringify(await readPyodideInfo()), ...definitions },
    build: {
      target: 'es2023',
      write: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output[0] : null;
  if (script?.type !== 'chunk') throw new Error(`${entry} gave no script.`);
  return script.code;
}

async function readPyodideInfo(): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve('pyodide/pyodide-lock.json'));
  return JSON.parse(await readFile(file, 'utf8')).info;
}
