import { foldText } from './plain-text.ts';
import { stemWord } from './stem.ts';
import { splitTokens } from './tokens.ts';
import { stopWords } from './words/stop-words.ts';
import { synonyms } from './words/synonyms.ts';

/** The most words that a phrase with synonyms has. */
export const longestPhrase = 3;

/** The stems of every other way to say a word or phrase given by its stems; none where there is no other. */
export function findSynonyms(stems: readonly string[]): readonly (readonly string[])[] {
  return others.get(stems.join(' ')) ?? [];
}

/** The stems of a phrase, the small words in it too. */
export function stemPhrase(phrase: string): string[] {
  return splitTokens(phrase).map((token) => stemWord(foldText(token.text)));
}

const others = new Map<string, string[][]>();
for (const line of synonyms.map((words) => words.map(stemPhrase))) {
  for (const phrase of line) {
    const rest = line
      .filter((other) => other !== phrase)
      .map((other) => other.filter((stem) => !stopWords.has(stem)));
    others.set(phrase.join(' '), [...(others.get(phrase.join(' ')) ?? []), ...rest]);
  }
}
