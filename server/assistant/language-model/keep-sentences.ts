import { limits } from '../../limits.ts';

import type { Allowed } from './allowed.ts';
import { isEndless } from './filter-text.ts';
import { namesOtherTime, type Times } from './list-times.ts';
import { splitSpoken } from './safety/is-fit.ts';

/** What may be named in a part of a plan. */
export type PlanPart = { readonly times: Times; readonly allowed: Allowed };

const { lettersPerWord } = limits.model.words;

/** As many sentences as stay within the number of words, except for those that name a time or a topic of another place. */
export function keepSentences(
  words: string,
  limit: number,
  { times, allowed, isEnglish }: PlanPart & { readonly isEnglish: boolean },
): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  // Searching a very long word would take too long.
  if (isEndless(line)) return '';
  const namesOther = (sentence: string) =>
    [...sentence.matchAll(/\[\[(\w+)\]\]/g)].some(([, token]) => !allowed.topics.has(token ?? ''));
  const own = cutWords(splitSpoken(line), limit);
  return own
    .filter((sentence) => !namesOther(sentence) && !namesOtherTime(sentence, times, isEnglish))
    .join('');
}

/** The first lines of a text, within a number of words; of the line that is too long, its first sentences. */
export function cutLines(text: string, limit: number): string {
  const pieces = text
    .split(/(?<=\n)/)
    .flatMap((line) => (/^\s*(?:[`~]{3}|[-*|\d])/.test(line) ? [line] : splitSpoken(line)));
  return cutWords(pieces, limit).join('');
}

function cutWords(pieces: readonly string[], limit: number): readonly string[] {
  let words = 0;
  let letters = 0;
  const end = pieces.findIndex((piece) => {
    words += piece.split(/\s+/).filter(Boolean).length;
    letters += piece.length;
    return words > limit || letters > limit * lettersPerWord;
  });
  return end < 0 ? pieces : pieces.slice(0, end);
}
