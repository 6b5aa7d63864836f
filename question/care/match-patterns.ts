import { measureEdits } from '../../search/text/edit-distance.ts';

import type { PatternItem } from './pattern.ts';

type Words = Exclude<PatternItem, { readonly gap: number }>;

/** Anything that is found where its items are one behind the other. */
type Listed = { readonly items: readonly PatternItem[] };

export type PatternIndex<Pattern extends Listed> = {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>;
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
};

export function indexPatterns<Pattern extends Listed>(patterns: readonly Pattern[]): PatternIndex<Pattern> {
  const byWord = new Map<string, Pattern[]>();
  const vocabulary = new Map<string, Set<string>>();
  for (const pattern of patterns) {
    for (const word of listFirst(pattern.items)) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
    for (const word of pattern.items.flatMap(wordsOf)) addWord(vocabulary, word);
  }
  const sorted = [...vocabulary].map(([key, words]) => [key, [...words]] as const);
  return { byWord, vocabulary: new Map(sorted) };
}

export function findPatterns<Pattern extends Listed>(
  index: PatternIndex<Pattern>,
  tokens: readonly string[],
): Set<Pattern> {
  // A full stop in a pattern is the end of a clause, which the end of the message is too.
  const readings = [...tokens, '.'].map((token) => listReadings(index, token));
  const found = new Set<Pattern>();
  for (const [at, words] of readings.entries()) {
    const begun = words.flatMap(listKeys).flatMap((key) => index.byWord.get(key) ?? []);
    for (const pattern of begun)
      if (!found.has(pattern) && matches(pattern.items, readings, at)) found.add(pattern);
  }
  return found;
}

const startLength = 4;
const shortest = 6;

/** A word that stands for any ending is looked up by its beginning. */
function startOf(word: string): string {
  return `${word.slice(0, startLength)}*`;
}

function listKeys(word: string): string[] {
  const lengths = Array.from({ length: Math.min(word.length, startLength) }, (_, at) => at + 1);
  return [word].concat(lengths.map((length) => `${word.slice(0, length)}*`));
}

function listFirst(items: readonly PatternItem[]): string[] {
  const [first, ...rest] = items;
  if (!first) return [];
  if ('gap' in first) return listFirst(rest);
  const words = [...first.words, ...first.phrases.flatMap(([word]) => word ?? [])].map((word) =>
    word.endsWith('*') ? startOf(word.slice(0, -1)) : word,
  );
  return first.optional ? [...words, ...listFirst(rest)] : words;
}

function wordsOf(item: PatternItem): string[] {
  return 'gap' in item
    ? []
    : [...item.words, ...item.phrases.flat()].filter(
        (word) => word.length >= shortest && !word.endsWith('*'),
      );
}

function addWord(vocabulary: Map<string, Set<string>>, word: string): void {
  const key = word.slice(0, 1);
  vocabulary.set(key, (vocabulary.get(key) ?? new Set()).add(word));
}

/** What a word may be meant as: itself, without an Arabic "and", or a word of the patterns that is one letter away. */
function listReadings({ vocabulary }: Pick<PatternIndex<Listed>, 'vocabulary'>, token: string): string[] {
  const bare = token.length > 3 && /^[وف]/.test(token) ? [token.slice(1)] : [];
  const same = vocabulary.get(token.slice(0, 1)) ?? [];
  if (token.length < shortest || same.includes(token) || ownWords.has(token)) return [token, ...bare];
  return [token, ...bare, ...same.filter((word) => measureEdits(token, word, 1) <= 1)];
}

/** Words that are one letter away from one of the patterns, and are no mistake. */
const ownWords = new Set(
  'export exports exported exporting touchstart depth chapter ricetta ничего'.split(' '),
);

type Readings = readonly (readonly string[])[];

/** Whether items are one behind the other from a place on. A gap does not reach over the end of a clause. */
function matches(items: readonly PatternItem[], readings: Readings, at: number): boolean {
  const [item, ...rest] = items;
  if (!item) return true;
  if ('gap' in item) return matchesAfter(rest, readings, { at, most: item.gap });
  const holds = (readings[at] ?? []).some((word) => isOneOf(item, word));
  return (
    (holds && matches(rest, readings, at + 1)) ||
    (item.optional && matches(rest, readings, at)) ||
    item.phrases.some(
      (phrase) => startsWith(phrase, readings, at) && matches(rest, readings, at + phrase.length),
    )
  );
}

function startsWith(phrase: readonly string[], readings: Readings, at: number): boolean {
  return phrase.every((word, place) => readings[at + place]?.includes(word));
}

type Gap = { readonly at: number; readonly most: number };

function matchesAfter(items: readonly PatternItem[], readings: Readings, { at, most }: Gap): boolean {
  if (matches(items, readings, at)) return true;
  const token = readings[at]?.[0];
  return (
    most > 0 &&
    token !== undefined &&
    token !== '.' &&
    matchesAfter(items, readings, { at: at + 1, most: most - 1 })
  );
}

function isOneOf({ words, starts }: Words, word: string): boolean {
  return words.has(word) || starts.some((start) => word.startsWith(start));
}
