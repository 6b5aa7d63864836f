import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes the page for a query; null if nothing is there for it. */
export type WritePage = (query: string) => Promise<string | null>;

/** The program and the files that the build wrote for a page. */
type OpenPage = (parts: unknown, ...files: readonly unknown[]) => WritePage;
type WrittenPage = { readonly files: readonly string[]; readonly parts: unknown };

const dist = join(import.meta.dirname, '../../dist');

/** Loads it at the first call. Null if there is no build. */
export function makePageLoader(name: string): () => Promise<WritePage | null> {
  let loading: Promise<WritePage | null> | undefined;
  return () => (loading ??= loadPage(name));
}

async function loadPage(name: string): Promise<WritePage | null> {
  const list = join(dist, `${name}.json`);
  if (!existsSync(list)) return null;
  const { files, parts }: WrittenPage = await readJson(list);
  // The program exports nothing else.
  const program: Readonly<Record<string, OpenPage>> = await import(
    pathToFileURL(join(dist, `render/${name}.js`)).href
  );
  const [openPage] = Object.values(program);
  const read = await Promise.all(files.map((file) => readJson(join(dist, 'client', file))));
  return openPage?.(parts, ...read) ?? null;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
