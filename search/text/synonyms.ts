import { keyPhrase, stemPhrase } from './phrases.ts';
import { stopWords } from '../../lexicon/text/stop-words.ts';
import { codeWords } from '../../lexicon/text/code-words.ts';
import { phrasings } from '../../lexicon/text/phrasings.ts';
import { synonyms } from '../../lexicon/text/synonyms.ts';

export function findSynonyms(stems: readonly string[]): readonly (readonly string[])[] {
  return others.get(keyPhrase(stems)) ?? [];
}

export function beginsPhrase(stem: string): boolean {
  return begins.has(stem);
}

const others = new Map<string, string[][]>();
for (const line of synonyms) for (const phrase of line) addOthers(phrase, line);
for (const [said, meant] of phrasings) for (const phrase of said) addOthers(phrase, meant);
const begins = new Set([...others.keys()].map((phrase) => phrase.split(' ', 1)[0]));

function addOthers(phrase: string, names: readonly string[]): void {
  const key = keyPhrase(stemPhrase(phrase));
  const meant = names.filter((name) => name !== phrase).map((name) => keepRare(stemPhrase(name)));
  others.set(key, joinPhrases(others.get(key) ?? [], meant));
}

/** The stems of a phrase that can say what it is about; everyday words that are code too, where nothing else is left. */
export function keepRare(stems: readonly string[]): string[] {
  const words = stems.filter((stem) => !stopWords.has(stem));
  const rare = words.filter((stem) => !codeWords.has(stem));
  return rare.length > 0 ? rare : words;
}

function joinPhrases(known: string[][], more: string[][]): string[][] {
  const phrases = new Map([...known, ...more].map((stems) => [stems.join(' '), stems]));
  phrases.delete('');
  return [...phrases.values()];
}
