import { codeWords } from '../lexicon/text/code-words.ts';
import { stopWords } from '../lexicon/text/stop-words.ts';
import type { TopicIndex } from './index.ts';
import { stemWord } from './text/stem.ts';

const plainWord = /^([A-Z]?[a-z]+)[?.,!]*$/;

/** The questions of each technology's topics without the plain words that an index of the same topics does not read: it finds the same with half the text. */
export function shortenQuestions(
  questions: Readonly<Record<string, readonly (readonly string[])[]>>,
  { vocabulary }: Pick<TopicIndex, 'vocabulary'>,
): Record<string, string[][]> {
  const stems = new Set(vocabulary.values());
  const shorten = (question: string) =>
    question
      .split(' ')
      .flatMap((piece) => keepPiece(piece, stems))
      .join(' ');
  return Object.fromEntries(
    Object.entries(questions).map(([key, all]) => [key, all.map((ofTopic) => ofTopic.map(shorten))]),
  );
}

function keepPiece(piece: string, stems: ReadonlySet<string>): string[] {
  const word = plainWord.exec(piece)?.[1]?.toLowerCase();
  if (word === undefined) return [piece];
  const isRead = !stopWords.has(word) && !codeWords.has(word) && stems.has(stemWord(word));
  return isRead ? [word] : [];
}
