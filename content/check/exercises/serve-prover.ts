import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { makeRubyFiles, type RubyFiles } from '#workbench/boot/ruby/start/make-files.ts';

const script = 'text/javascript; charset=utf-8';
const markup = 'text/html; charset=utf-8';

/** As the site's own frames have it. Pyodide starts only where scripts of data: are forbidden. */
const policies: Readonly<Record<string, string>> = {
  '/frame/runner': "sandbox allow-scripts; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  '/frame/preview': [
    'sandbox allow-scripts allow-forms',
    "form-action 'none'",
    "default-src 'none'",
    'connect-src blob: data:',
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "style-src 'unsafe-inline' blob: data:",
    "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
  ].join('; '),
};

/** Answers for a server that does not exist: the page that proves, its frames, and the files of runtimes. */
export async function serveProver(page: Page, scripts: ReadonlyMap<string, string>): Promise<void> {
  const documents = new Map([
    ['/', '<!doctype html><body><script src="/prover.js"></script>'],
    ...['runner', 'preview'].map(
      (name) => [`/frame/${name}`, writeFrame(scripts.get(`/frame/${name}.js`))] as const,
    ),
  ]);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const document = documents.get(pathname);
    const policy = policies[pathname];
    const headers: Record<string, string> = policy ? { 'Content-Security-Policy': policy } : {};
    if (document !== undefined) return route.fulfill({ body: document, contentType: markup, headers });
    const text = scripts.get(pathname);
    if (text !== undefined) return route.fulfill({ body: text, contentType: script });
    if (!pathname.startsWith('/files/')) return route.abort();
    const file = await readPart(pathname.slice('/files/'.length));
    return route.fulfill({ body: Buffer.from(file), contentType: script });
  });
}

const packages = join(import.meta.dirname, '../../../node_modules');

async function readPart(name: string): Promise<Uint8Array> {
  if (isOfRuby(name)) return (await (madeOfRuby ??= makeOfRuby()))[name];
  return readFile(join(packages, name.includes('/') ? name : `pyodide/${name}`));
}

let madeOfRuby: Promise<RubyFiles> | null = null;

async function makeOfRuby(): Promise<RubyFiles> {
  const folder = join(packages, '@ruby/4.0-wasm-wasi/dist');
  return makeRubyFiles(
    await readFile(join(folder, 'ruby.wasm')),
    await readFile(join(folder, 'ruby+stdlib.wasm')),
  );
}

function isOfRuby(name: string): name is keyof RubyFiles {
  return name === 'ruby-memory.bin' || name === 'ruby-library.json';
}

function writeFrame(text = ''): string {
  return `<!doctype html><script>${text.replaceAll('</script', String.raw`<\/script`)}</script>`;
}
