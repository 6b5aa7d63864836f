import type { Why } from '../types/plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import type { Course } from './course.ts';
import { isQuick } from './order-course.ts';

export const wantedTier = -2;
export const quickTier = -1;
export const refreshTier = 3;

/** Wanted topics, for beginners the quick paths, then the learner's level, then one tier per level above, then what is below it. */
export function tierOf({ topics, request }: Course, index: number): number {
  const topic = topics[index];
  if (!topic) return refreshTier;
  if (request.wanted && Object.hasOwn(request.wanted, topic.key)) return wantedTier;
  return isQuick(request, topic) ? quickTier : tierOfLevel(request, topic);
}

function tierOfLevel(request: PlanRequest, { level }: PlanTopic): number {
  return level < request.level ? refreshTier : level - request.level;
}

/** Why a topic is in the plan that was taken because of another or, where they are the same, by itself. */
export function findReason(course: Course, index: number, dependent: number): Why {
  const topic = course.topics[index];
  const neededFor = course.topics[dependent];
  if (!topic || !neededFor) return { kind: 'level' };
  if (topic.step) return { kind: 'goal' };
  const tier = tierOf(course, index);
  if (tier === wantedTier) return { kind: 'wanted' };
  const isForWanted = tierOf(course, dependent) === wantedTier;
  if (index !== dependent && (neededFor.step || isForWanted || topic.importance !== 'core'))
    return { kind: 'needed-for', key: neededFor.key };
  const levelTier = tierOfLevel(course.request, topic);
  if (levelTier === refreshTier) return { kind: 'refresh' };
  if (levelTier > 0) return { kind: 'deeper' };
  return { kind: topic.importance === 'core' ? 'core' : 'level' };
}

type Weighed = {
  readonly course: Course;
  readonly weights: readonly number[];
  readonly spent: ReadonlyMap<string, number>;
};

/** By weight or place on the quick path, each from the technology with the fewest minutes; wanted topics by weight alone. */
export function* queueTier({ course, weights, spent }: Weighed, tier: number): Generator<number> {
  const technologyOf = (topic: number) => course.topics[topic]?.technology ?? '';
  const rank = (topic: number) =>
    tier === quickTier ? (course.topics[topic]?.quick ?? 0) : -(weights[topic] ?? 0);
  const sorted = [...course.topics.keys()]
    .filter((topic) => tierOf(course, topic) === tier)
    .toSorted((a, b) => rank(a) - rank(b) || a - b);
  const byTechnology = Map.groupBy(sorted, (topic) => (tier === wantedTier ? '' : technologyOf(topic)));
  const queues = ['', ...course.technologies].flatMap((name) => {
    const waiting = byTechnology.get(name)?.toReversed();
    return waiting ? [{ name, waiting }] : [];
  });
  for (let next = findFewest(queues, spent); next; next = findFewest(queues, spent)) {
    const topic = next.waiting.pop();
    if (topic !== undefined) yield topic;
  }
}

type Queue = { readonly name: string; readonly waiting: number[] };

function findFewest(queues: readonly Queue[], spent: ReadonlyMap<string, number>): Queue | undefined {
  let next: Queue | undefined;
  let fewest = Infinity;
  for (const queue of queues) {
    const minutes = spent.get(queue.name) ?? 0;
    if (queue.waiting.length === 0 || minutes >= fewest) continue;
    fewest = minutes;
    next = queue;
  }
  return next;
}
