import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes the page with the results of a query. */
export type WriteSearchPage = (query: string) => Promise<string>;

/** The program and the files that the build wrote for this page. */
type Bundle = {
  readonly openSearchPage: (parts: unknown, entries: unknown, words: unknown) => WriteSearchPage;
};
type SearchFiles = { readonly entries: string; readonly words: string; readonly parts: unknown };

const dist = join(import.meta.dirname, '../../dist');
const list = join(dist, 'search-page.json');

/** Loads it at the first call. Null if there is no build. */
export function makeSearchPageLoader(): () => Promise<WriteSearchPage | null> {
  let loading: Promise<WriteSearchPage | null> | undefined;
  return () => (loading ??= loadSearchPage());
}

async function loadSearchPage(): Promise<WriteSearchPage | null> {
  if (!existsSync(list)) return null;
  const { entries, words, parts }: SearchFiles = await readJson(list);
  const { openSearchPage }: Bundle = await import(pathToFileURL(join(dist, 'render/search-page.js')).href);
  const read = (file: string) => readJson(join(dist, 'client', file));
  return openSearchPage(parts, await read(entries), await read(words));
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
