import type { SearchEntry } from './search-entry.ts';
import type { EntryIndex } from './entry-index.ts';
import { readTyped } from './read-typed.ts';
import type { Typed, TypedWord } from './typed.ts';
import { scoreEntries } from './score-entries.ts';
import { measureGrams } from './title-grams.ts';

export type FoundEntry = { readonly entry: SearchEntry; readonly score: number };

export type EntrySearch = {
  readonly limit: number;
  readonly technology?: string;
};

const minScore = 0.08;
/** An entry has at least this share of the best score. */
const nearBest = 0.33;
/** What entries of other technologies count when one is named, and the technology itself. */
const [outside, itself] = [0.55, 2];
const gramWeight = 0.4;
/** More words than this are a question, not a title. */
const maxTitleWords = 6;

/** The entries for what is typed so far, best first. A technology that is named comes first, or its entries do. */
export function findEntries(
  index: EntryIndex,
  typed: string,
  { limit, technology }: EntrySearch,
): FoundEntry[] {
  const read = readTyped(index, typed);
  if (read.words.length === 0) return [];
  const scores = rankEntries(index, read);
  const found = index.entries
    .map((entry, at) => ({ entry, score: scores[at] ?? 0 }))
    .filter(
      ({ entry, score }) => score > minScore && (!technology || entry.technologies.includes(technology)),
    )
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit);
  const [best] = found;
  return found.filter(({ score }) => score >= nearBest * (best?.score ?? 0));
}

function rankEntries(index: EntryIndex, { words, named, others }: Typed): number[] {
  const isOf = ({ technologies }: SearchEntry) => technologies.some((slug) => named.has(slug));
  const whole = scoreEntries(index, words);
  const isNarrowed = named.size > 0 && others.length > 0;
  const rest = isNarrowed ? scoreEntries(index, others) : whole;
  const titles = scoreTitles(index, isNarrowed ? others : words);
  return index.entries.map((entry, at) => {
    const inside = isNarrowed && isOf(entry);
    const own = inside ? Math.max(rest[at] ?? 0, whole[at] ?? 0) : (whole[at] ?? 0);
    const isNamed = !isNarrowed && entry.kind === 'technology' && named.has(entry.key);
    const factor = isNamed ? itself : inside || !isNarrowed ? 1 : outside;
    return factor * entry.weight * (own + (titles[at] ?? 0));
  });
}

function scoreTitles({ grams, entries }: EntryIndex, words: readonly TypedWord[]): Float32Array {
  if (words.length > maxTitleWords) return new Float32Array(entries.length);
  const text = words.map(({ text: word }) => word).join(' ');
  return measureGrams(grams, entries.length, text).map((share) =>
    share > 0.4 ? gramWeight * share * share : 0,
  );
}
