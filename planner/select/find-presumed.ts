import type { PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { readCourse } from './course.ts';

export type Presumed = {
  /** Topics below the level that the plan builds on and does not teach, in curriculum order. */
  readonly keys: readonly string[];
  readonly widened: readonly Widened[];
};

/** `own` topics are at the learner's level or above it; the plan teaches `added` below it, in less time than usual. */
type Widened = { readonly technology: string; readonly own: number; readonly added: number };

/** What the learner says is known is not part of it. */
export function findPresumed(topics: readonly PlanTopic[], request: PlanRequest): Presumed {
  const course = readCourse(topics, { ...request, known: [] });
  const isLower = ({ level }: PlanTopic) => level < request.level;
  const taught = course.topics.filter(({ step }) => !step);
  const known = new Set(request.known);
  const isPresumed = ({ key }: PlanTopic, index: number) => course.known[index] === true && !known.has(key);
  const widened = course.technologies.map((technology) => {
    const own = taught.filter((topic) => topic.technology === technology && !isLower(topic)).length;
    const isAdded = (topic: PlanTopic, index: number) =>
      topic.technology === technology &&
      !topic.step &&
      isLower(topic) &&
      !course.known[index] &&
      !isWanted(request, topic);
    return { technology, own, added: course.topics.filter(isAdded).length };
  });
  return {
    keys: course.topics.filter(isPresumed).map(({ key }) => key),
    widened: widened.filter(({ added }) => added > 0),
  };
}

function isWanted({ wanted = {} }: PlanRequest, { key }: PlanTopic): boolean {
  return Object.hasOwn(wanted, key);
}
