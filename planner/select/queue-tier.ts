import type { Course } from './course.ts';
import { goalTier, tierOf } from './find-reason.ts';

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
