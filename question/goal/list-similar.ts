import type { CompiledGoal } from '#content/goals.ts';

import type { Grade } from '../meaning/meaning.ts';
import type { RankedGoal } from './rank-wished-goals.ts';

export type Candidate = { readonly one: RankedGoal; readonly goal: CompiledGoal };

/** `isLikely`: more likely than all others, but too little was said to be sure of a wish. */
export type SimilarGoal = { readonly id: string; readonly isLikely: boolean };

/** People who have one of these in mind name its technologies: "from Java to Kotlin". Other goals bring their own. */
export const ofTechnologies: ReadonlySet<string> = new Set(['moving', 'exams', 'old-code']);

/** The least score of a similar goal; more if no technology was said, or hardly a wish. Our own choice. */
const [like, likeUnsaid, likeUnwished] = [3.5, 6, 5];
/** A goal with less than this part of the best score, whatever that is made with, is another thing. Our own choice. */
const nearEnough = 0.6;
/** How much a goal loses for each technology that nobody named. Our own choice. */
const unnamed = 1;
/** How much a game gains if a game is wished for. Our own choice. */
const alsoGame = 2;

type Said = {
  readonly technologies: readonly string[];
  readonly isGame: boolean;
  readonly grade: Grade;
  readonly likely: Candidate | undefined;
  readonly nearestScore: number;
};

export function listSimilar(candidates: readonly Candidate[], said: Said): SimilarGoal[] {
  const { technologies, grade, nearestScore } = said;
  const likely = grade !== 'lost' && said.likely && said.likely.one.score >= like ? said.likely : undefined;
  const least = Math.max(
    technologies.length > 0 ? like : likeUnsaid,
    grade === 'lost' ? likeUnwished : 0,
    nearEnough * nearestScore,
  );
  const isGame = ({ goal }: Candidate) => said.isGame && grade !== 'lost' && goal.interest === 'games';
  const rate = (one: Candidate) =>
    one.one.score +
    (isGame(one) ? alsoGame : 0) -
    unnamed * one.goal.technologies.filter((slug) => !technologies.includes(slug)).length;
  const isOpen = (one: Candidate) => one.goal !== likely?.goal && !ofTechnologies.has(one.goal.interest);
  const alike = candidates.filter((one) => isGame(one) || one.one.score >= least);
  return [
    ...(likely ? [{ id: likely.goal.id, isLikely: true }] : []),
    ...alike
      .filter(isOpen)
      .toSorted((a, b) => rate(b) - rate(a))
      .map(({ goal }) => ({ id: goal.id, isLikely: false })),
  ];
}
