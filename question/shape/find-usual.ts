import type { CompiledGoal } from '#content/goals.ts';
import { usualShapes } from '#lexicon/goal/usual-shapes.ts';

import type { OwnGoals } from './own-goals.ts';

/** What the learner's own thing is made as where its words do not say it, with the first technology that has a shape. */
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
