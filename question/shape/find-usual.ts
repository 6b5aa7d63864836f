import type { CompiledGoal } from '#content/goals.ts';
import { usualShapes } from '#lexicon/goal/usual-shapes.ts';

import type { OwnGoals } from './own-goals.ts';

/** The shape of the learner's own thing if words do not say it, for the first technology that has one. */
export function findUsual(
  own: OwnGoals,
  technologies: readonly string[],
  isGame: boolean,
): CompiledGoal | null {
  const listShapes = (slug: string) => [...(isGame ? ['game', 'round-game'] : []), usualShapes[slug]];
  const goals = technologies.flatMap((slug) =>
    listShapes(slug).flatMap((shape) => own.get(`${shape}/${slug}`) ?? []),
  );
  return goals[0] ?? null;
}
