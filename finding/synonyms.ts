import { foldText } from './plain-text.ts';
import { stemWord } from './stem.ts';
import { splitTokens } from './tokens.ts';
import { stopWords } from './words/stop-words.ts';
import { codeWords } from './words/code-words.ts';
import { phrasings } from './words/phrasings.ts';
import { synonyms } from './words/synonyms.ts';

/** The most words that a phrase with synonyms has. */
export const longestPhrase = 4;

/** The stems of every other way to say a word or phrase given by its stems; none where there is no other. */
export function findSynonyms(stems: readonly string[]): readonly (readonly string[])[] {
  return others.get(stems.join(' ')) ?? [];
}

/** The stems of a phrase, the small words in it too. */
export function stemPhrase(phrase: string): string[] {
  return splitTokens(phrase).map((token) => stemWord(foldText(token.text)));
}

const others = new Map<string, string[][]>();
for (const line of synonyms) for (const phrase of line) addOthers(phrase, line);
for (const [said, meant] of phrasings) for (const phrase of said) addOthers(phrase, meant);

function addOthers(phrase: string, names: readonly string[]): void {
  const key = stemPhrase(phrase).join(' ');
  const meant = names.filter((name) => name !== phrase).map((name) => keepTelling(stemPhrase(name)));
  others.set(key, joinPhrases(others.get(key) ?? [], meant));
}

/** The stems of a phrase that tell something; its everyday words that are code too stay where nothing else would. */
export function keepTelling(stems: readonly string[]): string[] {
  const words = stems.filter((stem) => !stopWords.has(stem));
  const telling = words.filter((stem) => !codeWords.has(stem));
  return telling.length > 0 ? telling : words;
}

function joinPhrases(known: string[][], more: string[][]): string[][] {
  const phrases = new Map([...known, ...more].map((stems) => [stems.join(' '), stems]));
  phrases.delete('');
  return [...phrases.values()];
}
