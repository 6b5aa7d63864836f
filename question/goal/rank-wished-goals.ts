import type { GoalIndex } from './goal-index.ts';
import { findGoalWords } from './find-goal-words.ts';
import { measureRarity } from './measure-rarity.ts';

/** A goal and how much of the message it has; `share` is how likely it is the one, if any is. */
export type RankedGoal = { readonly id: string; readonly score: number; readonly share: number };

export function rankWishedGoals(index: GoalIndex, message: string): RankedGoal[] {
  const { goals, postings } = index;
  const scores = new Float64Array(goals.length);
  for (const [stem, weight] of findGoalWords(index, message)) {
    const posting = postings.get(stem);
    if (!posting) continue;
    const rarity = weight * measureRarity(index, stem);
    for (const [at, place] of posting.topics.entries())
      scores[place] = (scores[place] ?? 0) + rarity * (posting.weights[at] ?? 0);
  }
  const best = Math.max(...scores);
  const sum = scores.reduce((all, score) => all + Math.exp(score - best), 0);
  return goals
    .map(({ id }, place): RankedGoal => {
      const score = scores[place] ?? 0;
      return { id, score, share: Math.exp(score - best) / sum };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
