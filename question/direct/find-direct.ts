import { type Found, findTopics } from '#search/find-topics.ts';

import { ofNone, subjectOf } from '#content/answers/answer-parts.ts';
import type { DirectIndex, WrittenAnswer } from './direct-index.ts';

export type FoundAnswer = Pick<Found, 'score' | 'coverage' | 'similarity'> & {
  readonly answer: WrittenAnswer;
};

export type AskedWords = {
  readonly text: string;
  /** The technologies that the message names; if it names none, those chosen and that of the topic found. */
  readonly named: readonly string[];
  readonly chosen: readonly string[];
  readonly found: string | undefined;
};

const considered = 12;

/** The written answers that are nearest to a message, best first. */
export function findDirect({ answers, index }: DirectIndex, asked: AskedWords): FoundAnswer[] {
  const { text, named, chosen, found: own } = asked;
  const weigh = (technology: string): number => {
    if (technology === ofNone) return 1;
    if (named.length > 0) return named.includes(technology) ? 1 : 0;
    if (chosen.length === 0 || chosen.includes(technology)) return 1;
    return technology === own ? 1 : 0;
  };
  return findTopics(index, text, { limit: considered })
    .flatMap((found) => {
      const answer = answers[Number(found.key)];
      if (!answer) return [];
      const weight = weigh(subjectOf(answer));
      const { score, coverage, similarity } = found;
      return weight === 0
        ? []
        : [{ answer, coverage, score: score * weight, similarity: similarity * weight }];
    })
    .toSorted((one, other) => other.score - one.score);
}
