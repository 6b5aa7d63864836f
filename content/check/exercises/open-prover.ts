import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import type { Check, Checked } from '#workbench/checks/check-program.ts';
import type { Program } from '#workbench/messages.ts';
import { findChromium } from '../run/find-chromium.ts';
import type { ExerciseLanguage } from '../../exercises/exercise-schema.ts';
import { buildScripts } from './build-scripts.ts';
import type { Prover } from './prover-page.ts';

declare const prover: Prover;

type Runtime = {
  readonly boot: string;
  readonly files: readonly string[];
  readonly keeps: boolean;
};

const runtimes: Readonly<Record<ExerciseLanguage, Runtime>> = {
  javascript: { boot: 'script.js', files: [], keeps: false },
  typescript: { boot: 'script.js', files: ['sucrase.js'], keeps: false },
  python: {
    boot: 'python.js',
    files: ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'],
    keeps: true,
  },
};

export type OpenProver = {
  readonly prove: (
    language: ExerciseLanguage,
    program: Program,
    checks: readonly Check[],
  ) => Promise<Checked>;
  readonly close: () => Promise<void>;
};

/** Opens Chromium with a page that runs programs as learners' pages do. */
export async function openProver(): Promise<OpenProver> {
  const scripts = await buildScripts();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await serve(page, scripts);
  await page.goto('http://localhost/');
  let current: ExerciseLanguage | null = null;
  return {
    async prove(language, program, checks) {
      if (current !== language) await open(page, runtimes[language]);
      current = language;
      return page.evaluate(([one, all]) => prover.prove(one, all), [program, checks] as const);
    },
    close: () => browser.close(),
  };
}

async function open(page: Page, { boot, files, keeps }: Runtime): Promise<void> {
  const isOpen = await page.evaluate(
    ([script, names, keepsWorker]) => prover.open(script, names, keepsWorker),
    [boot, files, keeps] as const,
  );
  if (!isOpen) throw new Error('The frame that runs programs did not open.');
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** As the site's own frame has it. Pyodide starts only where scripts of data: are forbidden. */
const isolation: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "sandbox allow-scripts; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
};

async function serve(page: Page, scripts: ReadonlyMap<string, string>): Promise<void> {
  const frame = `<!doctype html><script>${scripts.get('/frame/runner.js')?.replaceAll('</script', String.raw`<\/script`)}</script>`;
  const documents = new Map([
    ...scripts,
    ['/', '<!doctype html><body><script src="/prover.js"></script>'],
    ['/frame/runner', frame],
  ]);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = pathname.startsWith('/frame/') ? isolation : {};
    const text = documents.get(pathname);
    const contentType = types[pathname.endsWith('.js') ? 'js' : 'html'];
    if (text !== undefined) return route.fulfill({ body: text, contentType, headers });
    if (!pathname.startsWith('/files/')) return route.abort();
    return route.fulfill({ body: await readFile(findFile(pathname.slice('/files/'.length))), contentType });
  });
}

function findFile(name: string): string {
  return join(import.meta.dirname, '../../../node_modules/pyodide', name);
}
