import { cleanText, foldText } from '#search/text/plain-text.ts';
import { stemWord } from '#search/text/stem.ts';
import { splitTokens } from '#search/text/tokens.ts';

export type Vocabulary = ReadonlyMap<string, string>;

/** The words of a text; "check-list" is two. Small words stay: "for me" and "without" distinguish goals. */
export function splitGoalWords(text: string): string[] {
  return splitTokens(cleanText(text))
    .flatMap(({ text: word, parts }) => (word.includes('-') && parts.length > 0 ? parts : [word]))
    .map(foldText);
}

export function readStem(word: string, vocabulary: Map<string, string>): string {
  const stem = vocabulary.get(word) ?? stemWord(word);
  vocabulary.set(word, stem);
  return stem;
}

/** Words that share this number of first letters may be forms of one word. */
export const sharedLetters = 4;
