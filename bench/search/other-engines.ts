import { spawnSync } from 'node:child_process';

import type { SearchEntry } from '#search/entries/search-entry.ts';

/** Gives the keys of the ten best topics. */
export type FindKeys = (query: string) => readonly string[] | Promise<readonly string[]>;

const packages = ['minisearch@7', 'flexsearch@0.8', '@orama/orama@3'];
const limit = 10;

type Document = Readonly<Record<'id' | 'title' | 'technology' | 'names' | 'questions' | 'words', string>>;

/** Three well-kept libraries over the same texts, with prefixes and misspellings allowed. They are installed for this run only. */
export async function loadOtherEngines(entries: readonly SearchEntry[]): Promise<Map<string, FindKeys>> {
  spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' });
  const documents = entries
    .filter(({ kind }) => kind === 'topic')
    .map((entry): Document => ({
      id: entry.key,
      title: entry.title,
      technology: entry.technologies.join(' '),
      names: entry.names.join(' . '),
      questions: entry.questions.join(' . '),
      words: entry.words ?? '',
    }));
  return new Map([
    ['MiniSearch', await startMiniSearch(documents)],
    ['FlexSearch', await startFlexSearch(documents)],
    ['Orama', await startOrama(documents)],
  ]);
}

const fields = ['title', 'technology', 'names', 'questions', 'words'];
const boost = { title: 6, technology: 2, names: 2, questions: 1, words: 0.5 };

async function startMiniSearch(documents: readonly Document[]): Promise<FindKeys> {
  const { default: MiniSearch } = await load('minisearch');
  const index = new MiniSearch({ fields, searchOptions: { boost, prefix: true, fuzzy: 0.2 } });
  index.addAll(documents);
  return (query) => index.search(query).slice(0, limit).map(readId);
}

async function startFlexSearch(documents: readonly Document[]): Promise<FindKeys> {
  const { Document: FlexDocument } = await load('flexsearch');
  const index = new FlexDocument({
    document: { id: 'id', index: fields },
    tokenize: 'forward',
    encoder: 'LatinBalance',
  });
  for (const document of documents) index.add(document);
  return (query) => index.search(query, { limit, suggest: true, merge: true }).slice(0, limit).map(readId);
}

async function startOrama(documents: readonly Document[]): Promise<FindKeys> {
  const { create, insertMultiple, search } = await load('@orama/orama');
  const schema = Object.fromEntries(['id', ...fields].map((name) => [name, 'string']));
  const index = create({ schema });
  await insertMultiple(index, documents);
  return async (query) => {
    const { hits } = await search(index, { term: query, limit, boost, tolerance: 1, properties: fields });
    return hits.map(readId);
  };
}

/** Their types are not installed, so nothing is known of them. */
async function load(name: string) {
  return import(name);
}

function readId({ id }: { readonly id: string }): string {
  return id;
}
