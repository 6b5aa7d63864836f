import type { GoalIndex } from './goal-index.ts';

/** The inverse document frequency of BM25: words of few goals say more. */
export function measureRarity(
  { goals, postings }: Pick<GoalIndex, 'goals' | 'postings'>,
  stem: string,
): number {
  const holders = postings.get(stem)?.topics.length ?? 0;
  return Math.log(1 + (goals.length - holders + 0.5) / (holders + 0.5));
}
