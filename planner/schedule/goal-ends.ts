import { type Course, isStep } from '../select/course.ts';
import { tierOf, wantedTier } from '../select/tiers.ts';

/** While a goal needs its topics in a shorter form, there is no time for others. */
export function limitToGoal(course: Course, order: readonly number[]): readonly number[] {
  const last = order.findLastIndex((topic) => isStep(course, topic));
  return (course.request.shareInSteps ?? 1) < 1 && last >= 0 ? order.slice(0, last + 1) : order;
}

/**
 * How many of the order a plan may take, from 0: as far as the goal goes, it ends after a step or what was asked for by
 * name. Only of what the first step needs it may take a part.
 */
export function listCounts(course: Course, order: readonly number[]): number[] {
  const first = order.findIndex((topic) => isStep(course, topic));
  const last = order.findLastIndex((topic) => isStep(course, topic));
  const needs = new Set(course.prerequisites[order[first] ?? -1]);
  const isEnd = (count: number) => {
    const topic = order[count - 1] ?? -1;
    return count <= first + 1 || count > last || isEndOf(course, topic) || needs.has(topic);
  };
  return Array.from({ length: order.length + 1 }, (_, count) => count).filter(isEnd);
}

function isEndOf(course: Course, topic: number): boolean {
  return isStep(course, topic) || tierOf(course, topic) === wantedTier;
}

/** Whether the plan has made something of the goal, and would begin what a later step needs. */
export function endsAtStep(course: Course, order: readonly number[], next: number): boolean {
  const steps = order.map((topic) => isStep(course, topic));
  const at = order.indexOf(next);
  return at > steps.indexOf(true) && at <= steps.lastIndexOf(true) && steps.includes(true);
}
