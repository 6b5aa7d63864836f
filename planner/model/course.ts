import { allowTime, type Allowance } from '../time/allowance.ts';
import { orderCurriculum } from './curriculum.ts';
import { cutMinutes, effectiveMinutes } from '../time/minutes.ts';
import type { PlanRequest } from './request.ts';
import { rankTechnologies } from './technologies.ts';
import type { PlanTopic } from './topic.ts';

/** The topics as this learner meets them. A topic is its index, and the indices run in curriculum order. */
export type Course = {
  readonly request: PlanRequest;
  readonly allowance: Allowance;
  readonly technologies: readonly string[];
  readonly topics: readonly PlanTopic[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** What each rests on. */
  readonly before: readonly (readonly number[])[];
  /** Minutes of each part of each. */
  readonly parts: readonly (readonly number[])[];
  /** Whether a topic may begin in what is left of a day, and go on the next: where the days are too few for all. */
  readonly mayCut: boolean;
  /** Parts that are behind the learner and not among `parts`; 0 where absent. */
  readonly begun: ReadonlyMap<number, number>;
  /** Topics that the learner keeps on a day, by that day. */
  readonly pins: ReadonlyMap<number, number>;
  /** Whether it needs no place: known, or below the learner's level, and no goal. */
  readonly known: readonly boolean[];
};

/** A level with fewer topics than this is not worth a plan of its own: the one below is taken along. */
const leastTopics = 5;

export function readCourse(topics: readonly PlanTopic[], request: PlanRequest): Course {
  const allowance = allowTime(request);
  const technologies = rankTechnologies(
    topics.map(({ technology }) => technology),
    request.needs,
    request.order,
  );
  const ordered = orderCurriculum(topics, technologies);
  const indexOf = new Map(ordered.map(({ key }, index) => [key, index]));
  const lowest = new Map(technologies.map((name) => [name, lowestLevel(name, ordered, request)]));
  const goals = new Set(Object.keys(request.goals ?? {}));
  const known = new Set(request.known);
  return {
    request,
    allowance,
    technologies,
    topics: ordered,
    indexOf,
    before: ordered.map(({ prerequisites }) => prerequisites.flatMap((key) => indexOf.get(key) ?? [])),
    parts: ordered.map((topic) =>
      cutMinutes(effectiveMinutes(topic, request.age, request.level), allowance.leastRoom),
    ),
    mayCut: false,
    begun: new Map(),
    pins: new Map(),
    known: ordered.map(
      ({ key, level, technology }) =>
        !goals.has(key) && (known.has(key) || level < (lowest.get(technology) ?? 1)),
    ),
  };
}

export function minutesOf(course: Course, index: number): number {
  return (course.parts[index] ?? []).reduce((sum, part) => sum + part, 0);
}

function lowestLevel(technology: string, topics: readonly PlanTopic[], { level }: PlanRequest): number {
  const own = topics.filter((topic) => topic.technology === technology);
  const enough = (from: number) => own.filter((topic) => topic.level >= from).length >= leastTopics;
  return [level, level - 1].find((from) => from > 1 && enough(from)) ?? 1;
}
