import { isPlanning } from '../../search/query/planning.ts';
import type { QuestionWord } from '../../search/query/question-word.ts';
import { isFaint } from '../../search/query/weighed-words.ts';

/** How many words of a question name a subject, without those of planning, and how many name the technology. */
export type ContentCounts = { readonly topics: number; readonly names: number };

export function countContent(read: readonly QuestionWord[]): ContentCounts {
  const words = read.filter((word) => !isPlanning(word.text));
  return {
    topics: words.filter((word) => !isFaint(word)).length,
    names: words.filter(({ role }) => role === 'name').length,
  };
}

/** Whether a text shows code: camelCase other than names such as JavaScript, an underscore, brackets, an operator, a lone sign. */
export function looksLikeCode(text: string): boolean {
  return /(?<![\p{L}\p{N}])(?!jQuery|iP)\p{Ll}+\p{Lu}|\w_\w|\w\(\)|[{}<>=;]|=>|[a-z]\.[a-z]+\(|(?<=^|\s)[&*%@$#^~|]+(?=\s|$)|\.{3}\p{L}/u.test(
    text,
  );
}

/** In longer texts, file names and signs of prose are not code. Our own choice. */
const prose = 25;

/** Whether a message has code; a long one needs a piece that no sentence has. */
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
