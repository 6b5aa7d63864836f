import { laySlots } from './calendar.ts';
import { minutesOf, readCourse } from './course.ts';
import { assertRequest, mostDays, type PlanRequest } from './request.ts';
import { orderChoices } from './selection.ts';
import { listFinished, packSoonest, solvePlan } from './solving.ts';
import { endOf, learnedBy } from './spreading.ts';
import { finishWork } from './work.ts';
import { sum } from './sum.ts';
import type { PlanTopic } from './topic.ts';

/** How topics and days fit, before a plan is made or beside one. All counts leave out what is presumed or known. */
export type Fit = {
  /**
   * 'too-few': some topics find no time. 'too-many': the last days have nothing left but reviews.
   * 'nothing-new': all topics are presumed or known.
   */
  readonly verdict: 'too-few' | 'fits' | 'too-many' | 'nothing-new';
  /** To learn, those of them that fit, and those that do not. */
  readonly topics: number;
  readonly fitting: number;
  readonly left: number;
  /** What the topics take this learner. */
  readonly minutesNeeded: number;
  /** What the days have in all, and what of it is for new topics: the rest is for reviews, projects and delays. */
  readonly minutesAvailable: number;
  readonly minutesForTopics: number;
  /** The fewest days that hold all topics; null beyond `mostDays`. */
  readonly daysNeeded: number | null;
  /** As many, and the last quarter for projects and reviews: what to suggest. */
  readonly daysEnough: number | null;
};

/**
 * Says how many of the topics the days hold, and how many days would do. As quick as a plan: a form can call it while
 * the learner types. Throws a RangeError for a request out of bounds.
 */
export function estimateFit(topics: readonly PlanTopic[], request: PlanRequest): Fit {
  assertRequest(request);
  const course = readCourse(topics, request);
  const order = orderChoices(course).map(({ topic }) => topic);
  const all = laySlots(request, course.allowance, mostDays);
  const slots = all.slice(0, request.days);
  const packing = solvePlan(course, order, slots);
  const fitting = listFinished(course, packing).length;
  const soonest = packSoonest(course, order, all);
  const end = soonest && endOf(course, soonest);
  const isLong = request.days > finishWork(endOf(course, packing));
  const verdict = fitting < order.length ? 'too-few' : isLong ? 'too-many' : 'fits';
  return {
    verdict: order.length === 0 ? 'nothing-new' : verdict,
    topics: order.length,
    fitting,
    left: order.length - fitting,
    minutesNeeded: sum(order.map((topic) => minutesOf(course, topic))),
    minutesAvailable: sum(slots.map(({ budget }) => budget)),
    minutesForTopics: sum(slots.map(({ room }) => room)),
    daysNeeded: end,
    daysEnough: end === null ? null : Math.min(mostDays, Math.ceil(end / learnedBy)),
  };
}
