import { stopWords } from '../../lexicon/text/stop-words.ts';
import { stemWord } from '../text/stem.ts';
import { splitTokens } from '../text/tokens.ts';

type Described = { readonly text: string; readonly known: string };

/** No more texts than this have a rare word. */
const maxHolders = 30;

/** For each entry, the rare words of its text that nothing else of it has, with a space between. */
export function listRareWords(described: readonly Described[]): string[] {
  const own = described.map(({ text, known }) => {
    const before = new Set(readWords(known).keys());
    return [...readWords(text)].filter(
      ([stem, word]) => !before.has(stem) && !stopWords.has(word) && word.length > 2,
    );
  });
  const holders = new Map<string, number>();
  for (const [stem] of own.flat()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return own.map((words) =>
    words.flatMap(([stem, word]) => ((holders.get(stem) ?? 0) <= maxHolders ? [word] : [])).join(' '),
  );
}

function readWords(text: string): Map<string, string> {
  const words = splitTokens(text).flatMap(({ text: word, parts }) => [word].concat(parts));
  return new Map(words.map((word) => [stemWord(word), word]));
}
