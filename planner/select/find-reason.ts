import type { Why } from '../model/plan.ts';
import type { Course } from './course.ts';

export const goalTier = -1;
export const refreshTier = 3;

/** Goals, then the learner's level, then one tier per level above, then what is below it. */
export function tierOf({ topics, request }: Course, index: number): number {
  const topic = topics[index];
  if (!topic) return refreshTier;
  if (Object.hasOwn(request.goals ?? {}, topic.key)) return goalTier;
  return topic.level < request.level ? refreshTier : topic.level - request.level;
}

/** Why a topic is in the plan that was taken because of another or, where they are the same, by itself. */
export function findReason(course: Course, index: number, dependent: number): Why {
  const topic = course.topics[index];
  const neededFor = course.topics[dependent];
  if (!topic || !neededFor) return { kind: 'level' };
  const tier = tierOf(course, index);
  if (tier === goalTier) return { kind: 'goal' };
  const isForGoal = tierOf(course, dependent) === goalTier;
  if (index !== dependent && (isForGoal || topic.importance !== 'core'))
    return { kind: 'needed-for', key: neededFor.key };
  if (tier === refreshTier) return { kind: 'refresh' };
  if (tier > 0) return { kind: 'deeper' };
  return { kind: topic.importance === 'core' ? 'core' : 'level' };
}
