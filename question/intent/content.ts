import { makeCue } from './cues.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { isPlanning } from '../../search/query/planning.ts';
import type { QuestionWord } from '../../search/query/question-words.ts';
import { isFaint } from '../../search/query/weighed-words.ts';
import { everydayWords, madeThings } from '#lexicon/text/everyday-words.ts';

/** How many words of a question name a subject, once the words of planning are gone, and how many name the technology itself. */
export type ContentCounts = { readonly topics: number; readonly names: number };

export function countContent(read: readonly QuestionWord[]): ContentCounts {
  const words = read.filter((word) => !isPlanning(word.text));
  return {
    topics: words.filter((word) => !isFaint(word)).length,
    names: words.filter(({ role }) => role === 'name').length,
  };
}

/** Whether a text is about everyday life and not about a program that is. */
export function isEveryday(text: string): boolean {
  const folded = foldText(text);
  return everyday.test(folded) && !made.test(folded);
}

/** Whether a text shows code: camelCase, an underscore, brackets, an operator, a sign standing alone. */
export function looksLikeCode(text: string): boolean {
  return /\p{Ll}\p{Lu}|\w_\w|\w\(\)|[{}<>=;]|=>|[a-z]\.[a-z]+\(|(?<=^|\s)[&*%@$#^~|]+(?=\s|$)|\.{3}\p{L}/u.test(
    text,
  );
}

const everyday = makeCue([...everydayWords]);
const made = makeCue([...madeThings]);
