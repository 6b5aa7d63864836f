import type { Why } from '../types/plan.ts';
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

type Weighed = {
  readonly course: Course;
  readonly weights: readonly number[];
  readonly spent: ReadonlyMap<string, number>;
};

/** By weight, each from the technology with the fewest minutes; goals by weight alone. */
export function* queueTier({ course, weights, spent }: Weighed, tier: number): Generator<number> {
  const technologyOf = (topic: number) => course.topics[topic]?.technology ?? '';
  const sorted = [...course.topics.keys()]
    .filter((topic) => tierOf(course, topic) === tier)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const byTechnology = Map.groupBy(sorted, (topic) => (tier === goalTier ? '' : technologyOf(topic)));
  const queues = ['', ...course.technologies].flatMap((name) => byTechnology.get(name)?.values() ?? []);
  const heads = queues.map((queue) => queue.next().value);
  while (heads.some((topic) => topic !== undefined)) {
    const minutes = heads.map((topic) =>
      topic === undefined ? Infinity : (spent.get(technologyOf(topic)) ?? 0),
    );
    const fewest = minutes.indexOf(Math.min(...minutes));
    const topic = heads[fewest];
    heads[fewest] = queues[fewest]?.next().value;
    if (topic !== undefined) yield topic;
  }
}
