import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

/** What is sent to run learners' code; `parts` is what it contains besides its own work. */
const sent = [
  {
    name: 'pyodide',
    parts: 'It contains CPython, under the Python Software Foundation License. Its files are unchanged.',
  },
  { name: 'sucrase', parts: '' },
  { name: 'node-inspect-extracted', parts: '' },
  { name: 'js-tokens', parts: '' },
  { name: 'ajv', parts: '' },
  { name: 'ajv-formats', parts: '' },
  { name: 'fast-deep-equal', parts: '' },
  { name: 'fast-uri', parts: '' },
  { name: 'json-schema-traverse', parts: '' },
] as const;

/** The licenses of what runs learners' code, and where its source is. */
export async function writeLicenses(client: string): Promise<void> {
  const texts = await Promise.all(sent.map(describe));
  await mkdir(join(client, 'runtimes'), { recursive: true });
  await writeFile(join(client, 'runtimes/licenses.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
}

async function describe({ name, parts }: (typeof sent)[number]): Promise<string> {
  const about: About = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8'));
  const source = typeof about.repository === 'string' ? about.repository : (about.repository?.url ?? '');
  // Some packages name their license and leave its text to their source.
  const text = await readFile(join(packages, name, 'LICENSE'), 'utf8').catch(() => '');
  const facts = [`${name} ${about.version}`, `License: ${about.license}`, `Source: ${source}`, parts];
  return `${facts.filter(Boolean).join('\n')}\n\n${text}`;
}

type About = {
  readonly version: string;
  readonly license: string;
  readonly repository?: string | { readonly url: string };
};
