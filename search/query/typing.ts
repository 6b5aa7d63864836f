import type { TopicIndex } from '../index.ts';
import type { QuestionWord } from './question-word.ts';
import { splitTokens } from '../text/tokens.ts';
import type { Option } from './options.ts';

const most = 12;
const farthest = 60;
const weight = 0.8;

/** Adds to the last word, where nothing follows it yet, the words that begin with it. */
export function completeWord(
  index: TopicIndex,
  typed: string,
  words: readonly QuestionWord[],
): QuestionWord[] {
  const text = /\s$/.test(typed) ? undefined : splitTokens(typed).at(-1)?.text;
  if (text === undefined) return [...words];
  const own = words.find((word) => word.text === text);
  const completed = {
    text,
    options: [...(own?.options ?? []), ...listCompletions(index, text)],
    role: 'topic' as const,
  };
  return [...words.filter((word) => word !== own), completed];
}

function listCompletions({ alphabet, vocabulary }: TopicIndex, start: string): Option[] {
  const first = findFirst(alphabet, start);
  const stems = alphabet
    .slice(first, first + farthest)
    .filter((word) => word.startsWith(start))
    .map((word) => vocabulary.get(word) ?? word);
  return [...new Set(stems)].slice(0, most).map((stem) => ({ stems: [stem], weight, covers: 1 }));
}

function findFirst(alphabet: readonly string[], start: string): number {
  let low = 0;
  let high = alphabet.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((alphabet[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
