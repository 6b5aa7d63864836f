import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { rolldown } from 'rolldown';

import { definitions } from '#workbench/boot/definitions.ts';

const workbench = join(import.meta.dirname, '../../../workbench');

/** Scripts by their address. */
const entries = {
  '/boot/script.js': join(workbench, 'boot/script.ts'),
  '/boot/json.js': join(workbench, 'boot/json.ts'),
  '/boot/library.js': join(workbench, 'boot/boot-library.ts'),
  '/boot/php.js': join(workbench, 'boot/php/php.ts'),
  '/boot/python.js': join(workbench, 'boot/python.ts'),
  '/boot/ruby.js': join(workbench, 'boot/ruby/ruby.ts'),
  '/boot/sql.js': join(workbench, 'boot/sql.ts'),
  '/boot/react.js': join(workbench, 'boot/react.ts'),
  '/boot/vue.js': join(workbench, 'boot/vue.ts'),
  '/files/sucrase.js': join(workbench, 'boot/sucrase.ts'),
  '/files/ajv.js': join(workbench, 'boot/ajv.ts'),
  '/files/just-git.js': join(workbench, 'boot/git/library.ts'),
  '/files/node-inspect-extracted.js': join(workbench, 'boot/mongo/library.ts'),
  '/files/react.js': join(workbench, 'boot/react-library.ts'),
  '/files/vue.js': join(workbench, 'boot/vue-library.ts'),
  '/frame/runner.js': join(workbench, 'frame/runner.ts'),
  '/frame/preview.js': join(workbench, 'frame/preview.ts'),
  '/prover.js': join(import.meta.dirname, 'prover-page.ts'),
} as const;

/** What a learner's page would load, made from the same modules. */
export async function buildScripts(): Promise<ReadonlyMap<string, string>> {
  const info = await readPyodideInfo();
  const built = Object.entries(entries).map(
    async ([address, entry]) => [address, await buildEntry(entry, info)] as const,
  );
  return new Map(await Promise.all(built));
}

async function buildEntry(input: string, info: string): Promise<string> {
  const bundle = await rolldown({
    input,
    logLevel: 'silent',
    platform: 'browser',
    resolve: { alias: { 'node:zlib': join(workbench, 'boot/git/no-zlib.ts') } },
    transform: { define: { pyodideInfo: info, ...definitions } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

async function readPyodideInfo(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('pyodide/pyodide-lock.json'));
  return JSON.stringify(JSON.parse(await readFile(file, 'utf8')).info);
}
