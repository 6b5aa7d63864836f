import { readCourse } from '../model/course.ts';
import type { PlanRequest } from '../model/request.ts';
import type { PlanTopic } from '../model/topic.ts';

/** What a plan presumes because of the learner's level. */
export type Presumed = {
  /** Topics below the level that the plan builds on and does not teach, in curriculum order. */
  readonly keys: readonly string[];
  /** Technologies with too few topics at the level for a plan of their own: what is below is taught too. */
  readonly widened: readonly Widened[];
};

/** `own` topics are at the learner's level or above it; the plan teaches `added` below it, in less time than usual. */
export type Widened = { readonly technology: string; readonly own: number; readonly added: number };

/** Says what a request presumes, whether a plan was made of it or not. What the learner said is known is not among it. */
export function findPresumed(topics: readonly PlanTopic[], request: PlanRequest): Presumed {
  const course = readCourse(topics, { ...request, known: [] });
  const isLower = ({ level }: PlanTopic) => level < request.level;
  const said = new Set(request.known);
  const isPresumed = ({ key }: PlanTopic, index: number) => course.known[index] === true && !said.has(key);
  const widened = course.technologies.map((technology) => {
    const own = course.topics.filter((topic) => topic.technology === technology && !isLower(topic)).length;
    const isAdded = (topic: PlanTopic, index: number) =>
      topic.technology === technology && isLower(topic) && !course.known[index] && !isGoal(request, topic);
    return { technology, own, added: course.topics.filter(isAdded).length };
  });
  return {
    keys: course.topics.filter(isPresumed).map(({ key }) => key),
    widened: widened.filter(({ added }) => added > 0),
  };
}

function isGoal({ goals = {} }: PlanRequest, { key }: PlanTopic): boolean {
  return Object.hasOwn(goals, key);
}
