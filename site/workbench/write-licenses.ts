import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

type Sent = { readonly name: string; readonly parts: string };

/** What is sent to run learners' code; `parts` is what it contains besides its own work. */
const sent: readonly Sent[] = [
  {
    name: 'pyodide',
    parts: 'It contains CPython, under the Python Software Foundation License. Its files are unchanged.',
  },
  {
    name: '@sqlite.org/sqlite-wasm',
    parts: 'It contains SQLite, which is in the public domain. Its files are unchanged.',
  },
  {
    name: '@php-wasm/web-8-4',
    parts: 'It is a program of its own, and contains PHP 8.4.25 and its libraries. Its files are unchanged.',
  },
  {
    name: '@ruby/4.0-wasm-wasi',
    parts:
      'It contains Ruby 4.0, under the Ruby license or the 2-clause BSD license, and the packages below. Beside the unchanged program, we send a part of its library and of its memory after the start.',
  },
  { name: '@ruby/wasm-wasi', parts: '' },
  { name: '@bjorn3/browser_wasi_shim', parts: '' },
  { name: 'sucrase', parts: '' },
  { name: 'node-inspect-extracted', parts: '' },
  { name: 'js-tokens', parts: '' },
  { name: 'ajv', parts: '' },
  { name: 'ajv-formats', parts: '' },
  { name: 'fast-deep-equal', parts: '' },
  { name: 'fast-uri', parts: '' },
  { name: 'json-schema-traverse', parts: '' },
  { name: 'just-git', parts: '' },
  { name: 'just-bash', parts: 'It contains the packages below.' },
  ...[
    'balanced-match',
    'brace-expansion',
    'diff',
    'fast-xml-parser',
    'ini',
    'minimatch',
    'papaparse',
    're2js',
    'smol-toml',
    'sprintf-js',
    'turndown',
    'yaml',
  ].map((name) => ({ name, parts: 'just-bash contains it.' })),
  { name: 'jquery', parts: '' },
  { name: 'bootstrap', parts: '' },
  { name: '@popperjs/core', parts: 'Bootstrap contains it.' },
  { name: '@tailwindcss/browser', parts: '' },
  { name: 'react', parts: '' },
  { name: 'react-dom', parts: 'It contains scheduler, under the same license.' },
  {
    name: 'vue',
    parts:
      'Its compiler contains the packages below, and hash-sum, merge-source-map and postcss-selector-parser, under the MIT license.',
  },
  ...[
    '@babel/parser',
    'estree-walker',
    'magic-string',
    'nanoid',
    'picocolors',
    'postcss',
    'source-map-js',
  ].map((name) => ({ name, parts: 'The compiler of Vue contains it.' })),
];

/** The licenses of what runs learners' code, and where its source is. */
export async function writeLicenses(client: string): Promise<void> {
  const texts = await Promise.all(sent.map(describe));
  await mkdir(join(client, 'runtimes'), { recursive: true });
  await writeFile(join(client, 'runtimes/licenses.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
}

async function describe({ name, parts }: Sent): Promise<string> {
  const about: About = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8'));
  const source = typeof about.repository === 'string' ? about.repository : (about.repository?.url ?? '');
  // Some packages name their license and leave its text to their source.
  const text = await readLicense(name);
  const at = about.gitHead === undefined ? '' : ` at commit ${about.gitHead}`;
  const facts = [`${name} ${about.version}`, `License: ${about.license}`, `Source: ${source}${at}`, parts];
  return `${facts.filter(Boolean).join('\n')}\n\n${text}`;
}

async function readLicense(name: string): Promise<string> {
  const names = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'LICENSE-MIT', 'dist/LICENSE', 'dist/NOTICE'];
  const read = names.map((file) => readFile(join(packages, name, file), 'utf8').catch(() => ''));
  return (await Promise.all(read)).join('');
}

type About = {
  readonly version: string;
  readonly license: string;
  readonly gitHead?: string;
  readonly repository?: string | { readonly url: string };
};
