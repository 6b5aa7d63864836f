import { isPlanning } from '../../search/query/planning.ts';
import type { QuestionWord } from '../../search/query/question-word.ts';
import { isFaint } from '../../search/query/weighed-words.ts';

/** How many words of a question name a subject, once the words of planning are gone, and how many name the technology itself. */
export type ContentCounts = { readonly topics: number; readonly names: number };

export function countContent(read: readonly QuestionWord[]): ContentCounts {
  const words = read.filter((word) => !isPlanning(word.text));
  return {
    topics: words.filter((word) => !isFaint(word)).length,
    names: words.filter(({ role }) => role === 'name').length,
  };
}

/** Whether a text shows code: camelCase that is no name as JavaScript is, an underscore, brackets, an operator, a sign standing alone. */
export function looksLikeCode(text: string): boolean {
  return /(?<![\p{L}\p{N}])(?!jQuery|iP)\p{Ll}+\p{Lu}|\w_\w|\w\(\)|[{}<>=;]|=>|[a-z]\.[a-z]+\(|(?<=^|\s)[&*%@$#^~|]+(?=\s|$)|\.{3}\p{L}/u.test(
    text,
  );
}
