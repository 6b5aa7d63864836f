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

/** In so many words, file names and signs of prose are no code any more. Our own choice. */
const prose = 25;

/** Whether code stands in a message: in a long one, at least a piece that no sentence has. */
export function holdsCode(text: string): boolean {
  if (text.split(/\s+/u).length < prose) return looksLikeCode(text);
  const said = text.replaceAll(
    /\S+\.(?:pdf|docx?|txt|csv|xlsx?|srt|jsx?|tsx?|php|html?|css|json|py|jpe?g|png|mp3|wav)\b/giu,
    ' ',
  );
  return /[;{}]\s*(?:\n|$)|\)\s*[;{]|=>|===?|\w\([^)\s]*\)\s*[.;]\w|[\w\])]\s=\s[\w"'[({]|<\/?[a-z]+[^<>]*>/u.test(
    said,
  );
}
