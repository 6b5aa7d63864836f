import { squashName } from '../query/names.ts';
import { cleanText } from '../text/plain-text.ts';
import { stemWord } from '../text/stem.ts';
import { findSynonyms } from '../text/synonyms.ts';
import { splitTokens } from '../text/tokens.ts';
import type { EntryIndex } from './entry-index.ts';
import { type Matches, matchWord } from './match-word.ts';

export type TypedWord = {
  readonly text: string;
  readonly matches: Matches;
  /** How much it tells: the rarity of the stem that it most likely means. */
  readonly weight: number;
};

export type Typed = {
  readonly words: readonly TypedWord[];
  readonly named: ReadonlySet<string>;
  readonly others: readonly TypedWord[];
};

const maxWords = 24;
const bySynonym = 0.65;
const unknownWeight = 4.2;
const longestName = 3;

/** Reads what is typed so far. The last word is open as long as nothing follows it. */
export function readTyped(index: EntryIndex, typed: string): Typed {
  const texts = splitWords(index, typed);
  const isOpen = !/\s$/.test(typed);
  const words = texts.map((text, at): TypedWord => {
    const matches = matchOnce(index, text, isOpen && at === texts.length - 1);
    const meant = addSynonyms(index, matches, texts.slice(at));
    return { text, matches: meant, weight: weighMatches(index, matches) };
  });
  return { words, ...readNames(index, words) };
}

function splitWords({ vocabulary }: EntryIndex, typed: string): string[] {
  const tokens = splitTokens(cleanText(typed)).slice(0, maxWords);
  const words = tokens.flatMap(({ text, parts }) =>
    parts.length > 0 && !vocabulary.places.has(text) ? parts : [text],
  );
  return [...new Set(words)];
}

/** Most words were there at the last key press. */
const matched = new WeakMap<EntryIndex, Map<string, Matches>>();
const maxMatched = 1000;

function matchOnce(index: EntryIndex, text: string, isOpen: boolean): Matches {
  const known = matched.get(index) ?? new Map<string, Matches>();
  matched.set(index, known);
  const key = isOpen ? `${text}…` : text;
  const matches = known.get(key) ?? matchWord(index.vocabulary, text, isOpen);
  if (known.size > maxMatched) known.clear();
  known.set(key, matches);
  return matches;
}

function addSynonyms({ vocabulary }: EntryIndex, matches: Matches, texts: readonly string[]): Matches {
  const stems = texts.slice(0, 4).map(stemWord);
  const phrases = stems
    .map((_, at) => findSynonyms(stems.slice(0, at + 1)))
    .findLast(({ length }) => length > 0);
  if (!phrases) return matches;
  const all = new Map(matches);
  for (const phrase of phrases) {
    const sureness = bySynonym / Math.sqrt(phrase.length);
    for (const word of phrase) {
      const stem = vocabulary.stems[vocabulary.places.get(word) ?? -1];
      if (stem !== undefined) all.set(stem, Math.max(sureness, all.get(stem) ?? 0));
    }
  }
  return all;
}

function weighMatches({ rarity }: EntryIndex, matches: Matches): number {
  if (matches.size === 0) return unknownWeight;
  const best = Math.max(...matches.values());
  const stems = [...matches].filter(([, sureness]) => sureness === best);
  return Math.max(...stems.map(([stem]) => rarity[stem] ?? 0));
}

function readNames(
  { technologies }: EntryIndex,
  words: readonly TypedWord[],
): Pick<Typed, 'named' | 'others'> {
  const named = new Set<string>();
  const used = new Set<TypedWord>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const some = words.slice(at, at + length);
      const slug = technologies.get(squashName(some.map(({ text }) => text).join('')));
      if (slug === undefined || some.some((word) => used.has(word))) continue;
      named.add(slug);
      for (const word of some) used.add(word);
    }
  }
  return { named, others: words.filter((word) => !used.has(word)) };
}
