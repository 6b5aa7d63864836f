import type { EntryKind, EntryList } from '#search/entries/search-entry.ts';
import { makeEntryIndex } from '#search/entries/entry-index.ts';
import { findEntries, type FoundEntry } from '#search/entries/find-entries.ts';

import { listKnownWords } from './known-words.ts';
import { readEnglish } from './read-english.ts';
import { describeResult, type NamedTechnology, type SearchAnswer } from './search-result.ts';

export type SearchQuery = {
  readonly typed: string;
  /** Only results of this technology. */
  readonly technology?: string | undefined;
  /** How many times as many results as in the dialog. */
  readonly times?: number;
};

export type SearchEntries = (query: SearchQuery) => SearchAnswer;

const most: Readonly<Record<EntryKind, number>> = { topic: 8, technology: 3, goal: 4, project: 3 };
const maxLooked = 60;
const maxTechnologies = 6;

/** Makes the index once. `words` are the rare words of the entries, in their order. */
export function startSearch({ entries, technologies }: EntryList, words: readonly string[]): SearchEntries {
  const complete = entries.map((entry, at) => Object.assign({}, entry, { words: words[at] ?? '' }));
  const index = makeEntryIndex({ entries: complete, technologies });
  const known = listKnownWords(index);
  const names = new Map(technologies.map(({ slug, names: [name = slug] }) => [slug, name]));
  return ({ typed, technology, times = 1 }) => {
    const limit = maxLooked * times;
    const found = findEntries(
      index,
      readEnglish(typed, known),
      technology === undefined ? { limit } : { limit, technology },
    );
    const groups = [...Map.groupBy(found, ({ entry }) => entry.kind)].map(([kind, some]) => ({
      kind,
      results: some.slice(0, most[kind] * times).map(({ entry }) => describeResult(entry, names)),
    }));
    return { groups, technologies: listTechnologies(found, names) };
  };
}

/** Those of the best results first. */
function listTechnologies(
  found: readonly FoundEntry[],
  names: ReadonlyMap<string, string>,
): NamedTechnology[] {
  const slugs = new Set(found.slice(0, maxLooked / 2).flatMap(({ entry }) => entry.technologies));
  return [...slugs].slice(0, maxTechnologies).map((slug) => ({ slug, name: names.get(slug) ?? slug }));
}
