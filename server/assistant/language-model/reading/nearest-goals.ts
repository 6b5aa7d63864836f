import type { CompiledGoal } from '#content/goals.ts';
import { rankWishedGoals } from '#question/goal/rank-wished-goals.ts';
import { translateTerms } from '#question/translate.ts';

import { limits } from '../../../limits.ts';
import type { ToRead } from './nearest-topics.ts';

/** The goals that a model may choose from: those that were offered, and the nearest by their words. */
export function listNearestGoals({ library, request, drafted: { meaning } }: ToRead): CompiledGoal[] {
  const { problem } = request;
  const terms = meaning.language === 'en' ? problem : `${problem} ${translateTerms(problem)}`;
  const ranked = rankWishedGoals(library.goalIndex, terms).map(({ id }) => id);
  const ids = new Set([...meaning.goalChoices, ...ranked]);
  return [...ids].slice(0, limits.model.reading.goals).flatMap((id) => library.goals.get(id) ?? []);
}
