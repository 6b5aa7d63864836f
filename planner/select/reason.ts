import type { Course } from '../model/course.ts';
import type { Why } from '../model/plan.ts';

export const goalTier = -1;
export const refreshTier = 3;

/** Goals, then the learner's level, then as many tiers as there are levels above, then what is below it. */
export function tierOf({ topics, request }: Course, index: number): number {
  const topic = topics[index];
  if (!topic) return refreshTier;
  if (Object.hasOwn(request.goals ?? {}, topic.key)) return goalTier;
  return topic.level < request.level ? refreshTier : topic.level - request.level;
}

/** Why a topic is in the plan that was taken for the sake of another, or for its own. */
export function reasonFor(course: Course, index: number, puller: number): Why {
  const topic = course.topics[index];
  const pulledBy = course.topics[puller];
  if (!topic || !pulledBy) return { kind: 'level' };
  const tier = tierOf(course, index);
  if (tier === goalTier) return { kind: 'goal' };
  const forGoal = tierOf(course, puller) === goalTier;
  if (index !== puller && (forGoal || topic.importance !== 'core'))
    return { kind: 'needed-for', key: pulledBy.key };
  if (tier === refreshTier) return { kind: 'refresh' };
  if (tier > 0) return { kind: 'deeper' };
  return { kind: topic.importance === 'core' ? 'core' : 'level' };
}
