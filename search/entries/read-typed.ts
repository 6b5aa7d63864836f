import { cleanText } from '../text/plain-text.ts';
import { stemWord } from '../text/stem.ts';
import { findSynonyms } from '../text/synonyms.ts';
import { splitTokens } from '../text/tokens.ts';
import type { EntryIndex } from './entry-index.ts';
import { type Matches, matchWord } from './match-word.ts';
import { findNamed } from './find-named.ts';
import { joinApart } from './join-apart.ts';
import { isMisspelled, splitJoined } from './split-joined.ts';
import type { Typed, TypedWord } from './typed.ts';
import type { WordTable } from './word-table.ts';

const maxWords = 24;
const bySynonym = 0.65;
const unknownWeight = 4.2;

/** Reads what is typed so far. The last word is open as long as nothing follows it. */
export function readTyped(index: EntryIndex, typed: string): Typed {
  const isOpen = !/\s$/.test(typed);
  const texts = splitWords(index, typed, isOpen);
  const words = texts.map((text, at): TypedWord => {
    const matches = matchOnce(index, text, isOpen && at === texts.length - 1);
    const joined = joinApart(index.vocabulary, matches, texts.slice(Math.max(0, at - 1), at + 2));
    const meant = addSynonyms(index, joined, texts.slice(at));
    return { text, matches: meant, weight: weighMatches(index, matches) };
  });
  return { words, ...findNamed(index, words, isOpen) };
}

function splitWords({ vocabulary }: EntryIndex, typed: string, isOpen: boolean): string[] {
  const tokens = splitTokens(cleanText(typed)).slice(0, maxWords);
  const words = tokens.flatMap(({ text, parts }) =>
    parts.length > 0 && !isOneWord(vocabulary, text) ? parts : [text],
  );
  const apart = words.flatMap((word, at) => splitJoined(vocabulary, word, isOpen && at === words.length - 1));
  return [...new Set(apart)];
}

/** "FormData" is a word of titles, and so "FromData" is not "from" and "data". A title without a mark may be typed with one: ".end()". */
function isOneWord(vocabulary: WordTable, text: string): boolean {
  const place = vocabulary.places.get(text);
  if (place !== undefined) return vocabulary.named[place] === 1 || !/^[.$@#]/.test(text);
  return /^\p{L}{4,24}$/u.test(text) && isMisspelled(vocabulary, text);
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
