import { laySlots } from '../time/calendar.ts';
import { minutesOf, readCourse } from '../model/course.ts';
import { type DaysNeeded, findDaysNeeded } from './days-needed.ts';
import { assertRequest, type PlanRequest } from '../model/request.ts';
import { orderChoices } from '../select/select-topics.ts';
import { listFinished, solvePlan } from '../schedule/solve.ts';
import { endOf } from '../schedule/spread.ts';
import { finishWork } from '../model/work.ts';
import { sum } from '../time/sum.ts';
import type { PlanTopic } from '../model/topic.ts';

/** How topics and days fit, before a plan is made or beside one. All counts leave out what is presumed or known. */
export type Fit = DaysNeeded & {
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
};

/**
 * Says how many of the topics the days hold, and how many days would do. As quick as a plan: a form can call it while
 * the learner types. Throws a RangeError for a request out of bounds.
 */
export function estimateFit(topics: readonly PlanTopic[], request: PlanRequest): Fit {
  assertRequest(request);
  const course = readCourse(topics, request);
  const order = orderChoices(course).map(({ topic }) => topic);
  const slots = laySlots(request, course.allowance, request.days);
  const packing = solvePlan(course, order, slots);
  const fitting = listFinished(course, packing).length;
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
    ...findDaysNeeded(course, order),
  };
}
