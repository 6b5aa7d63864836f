import { foldText } from '#search/text/plain-text.ts';
import { isEnglish, translateTerms } from '#question/translate.ts';

/** Which words the index of the search has. */
export type KnownWords = {
  /** In a title or an alias, exactly. */
  readonly isNamed: (word: string) => boolean;
  /** Anywhere, also misspelled. */
  readonly isKnown: (word: string) => boolean;
};

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Shorter words are too often another word with a slip. */
const longWord = /[\p{L}\p{M}]{5,}/gu;

/**
 * What is typed in another language, with the terms of the assistant's glossary in English. Words of titles stay. In a text that passes
 * for English, only the words that the index does not know are read like this.
 */
export function readEnglish(typed: string, { isNamed, isKnown }: KnownWords): string {
  const other = typed.replace(word, (found) => (isNamed(found) ? '' : found));
  if (isEnglish(other))
    return typed.replace(longWord, (found) => (isKnown(found) ? found : translateWord(found)));
  return splitRuns(typed, isNamed)
    .map((run) => (isNamed(run) ? run : translateTerms(run)))
    .filter(Boolean)
    .join(' ');
}

/** As typed where the glossary does not have it: capitals show the words in "UnhandledPromiseRejection". */
function translateWord(typed: string): string {
  const english = translateTerms(typed);
  return english === '' || english === foldText(typed) ? typed : english;
}

/** The words of titles one by one, and what is between them. */
function splitRuns(typed: string, isNamed: KnownWords['isNamed']): string[] {
  const runs: string[] = [];
  let from = 0;
  for (const { 0: found, index } of typed.matchAll(word)) {
    if (!isNamed(found)) continue;
    runs.push(typed.slice(from, index), found);
    from = index + found.length;
  }
  return [...runs, typed.slice(from)].filter((run) => run.trim() !== '');
}
