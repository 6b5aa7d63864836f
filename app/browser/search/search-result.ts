import type { SearchEntry, EntryKind } from '#search/entries/search-entry.ts';
import { addressOf } from '#content/topic-key.ts';
import { count, countHours } from '#wording/counts.ts';

/** A line of the search: where it leads, and what is said of it. */
export type SearchResult = {
  readonly kind: EntryKind | 'note';
  /** Of a topic, under which the record has it. */
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** Such as "JavaScript" and "25 min". */
  readonly about: readonly string[];
};

export type NamedTechnology = { readonly slug: string; readonly name: string };

/** What was found for a query, in groups of one kind. The group with the best result comes first. */
export type SearchAnswer = {
  readonly groups: readonly SearchGroup[];
  /** Technologies that have results, to choose from. */
  readonly technologies: readonly NamedTechnology[];
};

export type SearchGroup = { readonly kind: SearchResult['kind']; readonly results: readonly SearchResult[] };

export const groupTitles: Readonly<Record<SearchResult['kind'], string>> = {
  topic: 'Topics',
  technology: 'Technologies',
  goal: 'Things to make',
  project: 'Projects',
  note: 'Your notes',
};

export const noAnswer: SearchAnswer = { groups: [], technologies: [] };

export function describeResult(entry: SearchEntry, names: ReadonlyMap<string, string>): SearchResult {
  const { kind, key, title } = entry;
  return { kind, key, title, href: findAddress(entry), about: describe(entry, names) };
}

function findAddress({ kind, key }: SearchEntry): string {
  if (kind === 'technology') return `/language/${key}`;
  return kind === 'goal' ? `/goals/${key}` : addressOf(key);
}

function describe(
  { kind, technologies, minutes, chapter }: SearchEntry,
  names: ReadonlyMap<string, string>,
): string[] {
  const named = technologies.map((slug) => names.get(slug) ?? slug);
  if (kind === 'topic') return [...named, `${minutes} min`];
  if (kind === 'project') return [...named, chapter];
  return kind === 'technology' ? ['Roadmap', countHours(minutes)] : [named.join(', '), countHours(minutes)];
}

export function sayResults({ groups }: SearchAnswer, typed: string): string {
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  return found === 0 ? `Nothing found for “${typed.trim()}”` : count(found, 'result');
}
