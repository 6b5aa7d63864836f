import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { type PackageFiles, libraryFiles } from '#workbench/library-files.ts';
import { makeRubyFiles } from '#workbench/boot/ruby/start/make-files.ts';
import type { BuiltRuntime, BuiltRuntimes } from '#workbench/runtimes.ts';
import { compressRuntimeFile } from '../compress.ts';
import { buildScript } from './build-script.ts';

const root = join(import.meta.dirname, '../..');
/** Compressing takes longer than the rest of the build, so each version of a package is compressed once. */
const cache = join(root, 'node_modules/.cache/waymark/runtimes');

const sources: Readonly<Record<string, PackageFiles>> = {
  ...libraryFiles,
  python: {
    package: 'pyodide',
    files: ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'],
  },
  php: {
    package: '@php-wasm/web-8-4',
    files: ['asyncify/php_8_4.js', 'asyncify/8_4_25/php_8_4.wasm'],
  },
  typescript: { package: 'sucrase', script: 'sucrase.ts' },
  json: { package: 'ajv', script: 'ajv.ts' },
  sql: { package: '@sqlite.org/sqlite-wasm', files: ['dist/index.mjs', 'dist/sqlite3.wasm'] },
  mongo: {
    package: 'node-inspect-extracted',
    parts: ['js-tokens'],
    script: 'mongo/library.ts',
    own: '.',
  },
  git: { package: 'just-git', parts: ['just-bash'], script: 'git/library.ts', own: '.' },
  ruby: {
    package: '@ruby/4.0-wasm-wasi',
    files: ['dist/ruby.wasm'],
    made: ['ruby-memory.bin', 'ruby-library.json'],
    own: 'boot/ruby/start',
  },
};

/** Makes the files of every runtime, if they are not made yet, and says what they are. */
export async function prepareRuntimes(): Promise<BuiltRuntimes> {
  const entries = Object.entries(sources).map(
    async ([id, source]) => [id, await prepare(id, source)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export async function copyRuntimes(client: string): Promise<void> {
  for (const [id, source] of Object.entries(sources)) {
    const place = join(id, await readVersion(source));
    await cp(join(cache, place), join(client, 'runtimes', place), { recursive: true });
  }
}

async function prepare(id: string, source: PackageFiles): Promise<BuiltRuntime> {
  const version = await readVersion(source);
  const folder = join(cache, id, version);
  if (!existsSync(folder)) await makeFolder(folder, source);
  const names = listNames(source);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await sizeOf(folder, name) })));
  const sent = await Promise.all(names.map((name) => sizeOf(folder, `${name}.br`)));
  return {
    address: `/runtimes/${id}/${version}`,
    files,
    sent: sent.reduce((sum, size) => sum + size, 0),
  };
}

/** Renames a finished folder, so that a build that was stopped leaves no half of one. */
async function makeFolder(folder: string, source: PackageFiles): Promise<void> {
  const part = `${folder}.${process.pid}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  for (const file of source.files ?? []) await cp(findFile(source.package, file), join(part, basename(file)));
  if (source.script !== undefined) {
    const text = await buildScript(join(root, 'workbench/boot', source.script));
    await writeFile(join(part, nameScript(source)), text);
  }
  if (source.made) await makeFiles(part, source);
  const names = listNames(source);
  await Promise.all(names.map((name) => compressRuntimeFile(join(part, name))));
  await rename(part, folder);
}

async function makeFiles(folder: string, source: PackageFiles): Promise<void> {
  const read = (name: string) => readFile(findFile(source.package, `dist/${name}`));
  const made = await makeRubyFiles(await read('ruby.wasm'), await read('ruby+stdlib.wasm'));
  for (const [name, bytes] of Object.entries(made)) await writeFile(join(folder, name), bytes);
}

function nameScript(source: PackageFiles): string {
  return `${source.package}.js`;
}

function listNames(source: PackageFiles): string[] {
  const own = source.files?.map((file) => basename(file)) ?? [nameScript(source)];
  return [...own, ...(source.made ?? [])];
}

function findFile(name: string, file: string): string {
  return join(root, 'node_modules', name, file);
}

/** Of every package in it, since browsers keep its files for good. */
async function readVersion(source: PackageFiles): Promise<string> {
  const versions = [source.package, ...(source.parts ?? [])].map(async (name) => {
    const { version }: { version: string } = JSON.parse(
      await readFile(findFile(name, 'package.json'), 'utf8'),
    );
    return version;
  });
  const own = source.own === undefined ? [] : [await hashOwnModules(source.own)];
  return [...(await Promise.all(versions)), ...own].join('-');
}

/** A module that is changed during a build changes no address of it. */
const ownHashes = new Map<string, Promise<string>>();

function hashOwnModules(own: string): Promise<string> {
  const hash = ownHashes.get(own) ?? readOwnModules(join(root, 'workbench', own));
  ownHashes.set(own, hash);
  return hash;
}

async function readOwnModules(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /(?<!\.test)\.ts$/.test(one)).toSorted())
    hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 8);
}

async function sizeOf(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name))).size;
}
