import { groupTitles, type SearchAnswer } from '../../browser/search/search-result.ts';
import type { SearchResult } from '../../browser/search/search-result.ts';
import { readRecentSearches } from './recent-searches.ts';
import { suggestions } from './suggestions.ts';

/** A line of the list: a result to open, or words to search for. */
export type SearchOption = { readonly id: string } & (
  | { readonly result: SearchResult }
  | { readonly words: string }
  | { readonly all: string }
);

export type OptionGroup = { readonly title: string; readonly options: readonly SearchOption[] };

/** What was searched for before, and what others look for. */
export function listFirstOptions(): OptionGroup[] {
  const recent = readRecentSearches();
  const others = suggestions.filter((words) => !recent.includes(words));
  return [makeWords('Recent searches', recent), makeWords('Suggestions', others)].filter(
    ({ options }) => options.length > 0,
  );
}

function makeWords(title: string, list: readonly string[]): OptionGroup {
  return { title, options: list.map((words) => ({ id: makeId(`${title} ${words}`), words })) };
}

/** The results by kind, and at the end the page with more of them. */
export function listResultOptions({ groups }: SearchAnswer, typed: string): OptionGroup[] {
  if (groups.length === 0) return [];
  const found = groups.map(({ kind, results }) => ({
    title: groupTitles[kind],
    options: results.map((result) => ({ id: makeId(`${kind} ${result.key}`), result })),
  }));
  return [...found, { title: 'More', options: [{ id: 'search-all', all: typed.trim() }] }];
}

function makeId(name: string): string {
  return `search-${name.replaceAll(/[^\w-]+/g, '-')}`;
}
