import { maxDays, type PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { type Allowance, allowTime } from '../time/allowance.ts';
import { cutMinutes, effectiveMinutes, sum } from '../time/minutes.ts';
import { needWanted } from './need-wanted.ts';
import { findMainTechnology, orderCourse } from './order-course.ts';
import { rankTechnologies } from './order-curriculum.ts';

/** A topic is its index here, and the indices are in curriculum order. */
export type Course = {
  readonly request: PlanRequest;
  readonly allowance: Allowance;
  readonly technologies: readonly string[];
  readonly topics: readonly PlanTopic[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly prerequisites: readonly (readonly number[])[];
  /** Minutes of the parts of each topic that are still to learn. */
  readonly parts: readonly (readonly number[])[];
  /** Whether a topic may start in the last minutes of a day and go on the next: where the days are too few for all. */
  readonly mayCut: boolean;
  readonly begun: ReadonlyMap<number, number>;
  readonly locks: ReadonlyMap<number, number>;
  readonly known: readonly boolean[];
};

/** With fewer topics at a level, a plan includes the level below. Our own choice. */
const minTopics = 5;

export function readCourse(all: readonly PlanTopic[], request: PlanRequest): Course {
  const topics = needWanted(all, request);
  const allowance = allowTime(request);
  const technologies = rankTechnologies(
    topics.map(({ technology }) => technology),
    request.needs,
    request.order,
  );
  const ordered = orderCourse(topics, technologies, request);
  const indexOf = new Map(ordered.map(({ key }, index) => [key, index]));
  const taught = Map.groupBy(
    ordered.filter(({ step }) => !step),
    ({ technology }) => technology,
  );
  const lowest = new Map([...taught].map(([name, own]) => [name, lowestLevel(own, request)]));
  const wanted = new Set(Object.keys(request.wanted ?? {}));
  const known = new Set(request.known);
  const neededBySteps = listNeededBySteps(ordered);
  const follow = followLeft(ordered, request);
  const goalLevel = ordered.find(({ step }) => step)?.level ?? 1;
  const main = findMainTechnology(ordered);
  const isTaught = (topic: PlanTopic) => request.level <= goalLevel && topic.technology === main;
  return {
    request,
    allowance,
    technologies,
    topics: ordered,
    indexOf,
    prerequisites: ordered.map((topic) =>
      topic.prerequisites.flatMap(follow).flatMap((key) => indexOf.get(key) ?? []),
    ),
    parts: ordered.map((topic) =>
      cutMinutes(
        effectiveMinutes(topic, request, neededBySteps.has(topic.key) ? request.shareInSteps : 1),
        allowance.minCapacity,
      ),
    ),
    mayCut: false,
    begun: new Map(),
    locks: new Map(),
    known: ordered.map((topic) => {
      const { key, level, technology, step } = topic;
      const isLower = !step && level < (lowest.get(technology) ?? 1);
      const isRefreshed = neededBySteps.has(key) && (isTaught(topic) || !isBasic(topic, request));
      return !wanted.has(key) && (known.has(key) || (isLower && !isRefreshed));
    }),
  };
}

/** The step after one that is left out comes after the one before it. */
function followLeft(topics: readonly PlanTopic[], { leftSteps = [] }: PlanRequest) {
  const steps = new Map(topics.filter(({ step }) => step).map((topic) => [topic.key, topic.prerequisites]));
  const follow = (key: string): readonly string[] => {
    const before = leftSteps.includes(key) ? steps.get(key) : undefined;
    return before ? [key, ...before.filter((one) => steps.has(one)).flatMap(follow)] : [key];
  };
  return follow;
}

export function assertRequest({ days, age }: PlanRequest): void {
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw new RangeError(`A plan has 1 to ${maxDays} days, not ${days}.`);
  if (!(age > 0)) throw new RangeError(`A learner has an age, not ${age}.`);
}

export function isStep({ topics }: Course, index: number): boolean {
  return topics[index]?.step === true;
}

export function isOwnStep(course: Course, index: number): boolean {
  return isStep(course, index) && course.topics[index]?.next !== true;
}

/** Whether the plan makes one thing after the other, and nothing that nobody asked for. */
export function isChain({ goal, nextGoals }: PlanRequest): boolean {
  return goal !== undefined && nextGoals !== undefined;
}

/** Whether the plan may take for known what it builds on and the days do not hold. */
export function mayPresume({ presume, goal }: PlanRequest): boolean {
  return presume === true || goal !== undefined;
}

export function minutesOf(course: Course, index: number): number {
  return sum(course.parts[index] ?? []);
}

export function keysOf({ topics }: Course, indices: readonly number[]): string[] {
  return indices.flatMap((index) => topics[index]?.key ?? []);
}

export function indicesOf({ indexOf }: Course, keys: readonly string[]): number[] {
  return keys.flatMap((key) => indexOf.get(key) ?? []);
}

export function inCurriculumOrder(indices: Iterable<number>): number[] {
  return [...Int32Array.from(indices).sort()];
}

/** With the topics themselves, in curriculum order. */
export function missingPrerequisites(
  course: Course,
  topics: Iterable<number>,
  isMissing: (topic: number) => boolean,
): number[] {
  const listMissing = (some: readonly number[]) => some.filter(isMissing);
  const missing = reach(listMissing([...topics]), (topic) => listMissing(course.prerequisites[topic] ?? []));
  return inCurriculumOrder(missing);
}

/** These and all that `next` leads to from them, directly or not, each once. */
export function reach<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set(from);
  for (const one of reached) for (const other of next(one)) reached.add(other);
  return reached;
}

/** What people of a level know for certain, but for the main technology of a goal of that level: the quick path, and what is two levels below. Our own choice. */
function isBasic({ level, quick }: PlanTopic, request: PlanRequest): boolean {
  return quick !== undefined || level < request.level - 1;
}

export function listNeededBySteps(topics: readonly PlanTopic[]): Set<string> {
  return new Set(topics.flatMap(({ step, prerequisites }) => (step ? prerequisites : [])));
}

function lowestLevel(own: readonly PlanTopic[], { level }: PlanRequest): number {
  const isEnough = (from: number) => own.filter((topic) => topic.level >= from).length >= minTopics;
  return [level, level - 1].find((from) => from > 1 && isEnough(from)) ?? 1;
}
