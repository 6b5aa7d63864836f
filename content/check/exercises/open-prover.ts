import { chromium, type Page } from '@playwright/test';

import type { Program } from '#workbench/messages.ts';
import type { Checked } from '#workbench/checks/check-program.ts';
import { isShown, writeCheckedPage } from '#workbench/page/write-checked-page.ts';
import type { ExerciseLanguage, ExerciseSource } from '../../exercises/exercise-schema.ts';
import { findChromium } from '../run/find-chromium.ts';
import { buildScripts } from './build-scripts.ts';
import type { Prover } from './prover-page.ts';
import { serveProver } from './serve-prover.ts';

declare const prover: Prover;

type Boot = { readonly script: string; readonly files: readonly string[]; readonly keeps: boolean };

const boots: Readonly<Partial<Record<ExerciseLanguage, Boot>>> = {
  javascript: { script: 'script.js', files: [], keeps: false },
  typescript: { script: 'script.js', files: ['sucrase.js'], keeps: false },
  json: { script: 'json.js', files: ['ajv.js'], keeps: false },
  git: { script: 'library.js', files: ['just-git.js'], keeps: true },
  mongo: { script: 'library.js', files: ['node-inspect-extracted.js'], keeps: false },
  php: {
    script: 'php.js',
    files: ['php_8_4.js', '8_4_25/php_8_4.wasm'].map((file) => `@php-wasm/web-8-4/asyncify/${file}`),
    keeps: true,
  },
  python: {
    script: 'python.js',
    files: ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'],
    keeps: true,
  },
  ruby: {
    script: 'ruby.js',
    files: ['@ruby/4.0-wasm-wasi/dist/ruby.wasm', 'ruby-memory.bin', 'ruby-library.json'],
    keeps: true,
  },
  sql: {
    script: 'sql.js',
    files: ['index.mjs', 'sqlite3.wasm'].map((file) => `@sqlite.org/sqlite-wasm/dist/${file}`),
    keeps: true,
  },
};

/** What the code of an exercise is written in, and what its page loads first. */
export type Surroundings = { readonly language: ExerciseLanguage; readonly library: string | null };
type Tried = Pick<ExerciseSource, 'checks' | 'page' | 'input' | 'setup'> & Surroundings;

export type OpenProver = {
  readonly prove: (code: string, exercise: Tried) => Promise<Checked>;
  /** What a program prints, without its errors. */
  readonly print: (program: Program, language: ExerciseLanguage) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Opens Chromium with a page that runs code, and checks it, as learners' pages do. */
export async function openProver(): Promise<OpenProver> {
  const scripts = await buildScripts();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await serveProver(page, scripts);
  await page.goto('http://localhost/');
  let current: ExerciseLanguage | null = null;
  const open = async (language: ExerciseLanguage) => {
    if (current !== language) await openBoot(page, language);
    current = language;
  };
  return {
    async prove(code, exercise) {
      const { language, library, checks, input = '', setup } = exercise;
      if (isShown(exercise))
        return page.evaluate(([own, id, all]) => prover.provePage(own, id, all), [
          writeCheckedPage(code, exercise),
          library,
          checks,
        ] as const);
      await open(language);
      return page.evaluate(([one, all]) => prover.prove(one, all), [{ code, input, setup }, checks] as const);
    },
    async print(program, language) {
      await open(language);
      return page.evaluate((one) => prover.print(one), program);
    },
    close: () => browser.close(),
  };
}

async function openBoot(page: Page, language: ExerciseLanguage): Promise<void> {
  const boot = boots[language];
  const isOpen = boot && (await page.evaluate((one) => prover.open(one.script, one.files, one.keeps), boot));
  if (!isOpen) throw new Error(`The frame that runs ${language} did not open.`);
}
