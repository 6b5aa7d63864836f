import { type Course, isChain, isOwnStep, isStep } from '../select/course.ts';
import { tierOf, wantedTier } from '../select/tiers.ts';

/** While a goal needs its topics in a shorter form, there is no time for others. */
export function limitToGoal(course: Course, order: readonly number[]): readonly number[] {
  const last = order.findLastIndex((topic) => isOwnStep(course, topic));
  const { shareInSteps = 1, leftSteps = [] } = course.request;
  const isShort = shareInSteps < 1 || leftSteps.length > 0;
  return isShort && last >= 0 ? order.slice(0, last + 1) : order;
}

/** How many of the order a plan may take: it ends after a step or a wanted topic, or in what the first step needs. */
export function listCounts(course: Course, order: readonly number[]): number[] {
  const first = order.findIndex((topic) => isStep(course, topic));
  const last = order.findLastIndex((topic) => isStep(course, topic));
  const needs = new Set(course.prerequisites[order[first] ?? -1]);
  const waiting = listWaiting(course, order);
  const isEnd = (count: number) => {
    const topic = order[count - 1] ?? -1;
    const isFree = needs.has(topic) || !waiting.has(topic);
    return count <= first + 1 || count > last || isEndOf(course, topic) || isFree;
  };
  return Array.from({ length: order.length + 1 }, (_, count) => count).filter(isEnd);
}

/** Topics that a later step names. */
function listWaiting(course: Course, order: readonly number[]): Set<number> {
  const taken = new Set<number>();
  const waiting = new Set<number>();
  for (const topic of order) {
    taken.add(topic);
    if (!isStep(course, topic)) continue;
    for (const needed of course.prerequisites[topic] ?? []) if (taken.has(needed)) waiting.add(needed);
  }
  return waiting;
}

function isEndOf(course: Course, topic: number): boolean {
  return isStep(course, topic) || tierOf(course, topic) === wantedTier;
}

/** Whether the plan has made something of the goal, and would begin what a later step needs, or what none needs any more. */
export function endsAtStep(course: Course, order: readonly number[], next: number): boolean {
  const steps = order.map((topic) => isStep(course, topic));
  const at = order.indexOf(next);
  if (!steps.includes(true) || at <= steps.indexOf(true)) return false;
  if (at <= steps.lastIndexOf(true)) return true;
  const isAskedFor = course.request.moreTopics === true || tierOf(course, next) === wantedTier;
  return isChain(course.request) && !isAskedFor;
}
