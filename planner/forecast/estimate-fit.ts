import { makeSlots, findLastWorkDay } from '../time/make-slots.ts';
import { minutesOf, readCourse, assertRequest } from '../select/course.ts';
import { type DaysNeeded, findDaysNeeded } from './count-days-needed.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { orderChoices } from '../select/order-choices.ts';
import { endOf, listFinished } from '../schedule/schedule.ts';
import { solvePlan } from '../schedule/solve-plan.ts';
import { sum } from '../time/minutes.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

/** No count includes topics that are presumed or known. */
export type Fit = DaysNeeded & {
  /** 'too-many': the last days have only reviews. 'nothing-new': all topics are presumed or known. */
  readonly verdict: 'too-few' | 'fits' | 'too-many' | 'nothing-new';
  readonly topics: number;
  readonly scheduled: number;
  readonly left: number;
  readonly minutesNeeded: number;
  /** All minutes of the days, and those for new topics: the others are for reviews, projects and delays. */
  readonly minutesAvailable: number;
  readonly minutesForTopics: number;
};

/** As quick as `makePlan`: a form calls it while the learner types. Throws a RangeError for a request out of bounds. */
export function estimateFit(topics: readonly PlanTopic[], request: PlanRequest): Fit {
  assertRequest(request);
  const course = readCourse(topics, request);
  const order = orderChoices(course).map(({ topic }) => topic);
  const slots = makeSlots(request, course.allowance, request.days);
  const schedule = solvePlan(course, order, slots);
  const scheduled = listFinished(course, schedule).length;
  const isLong = request.days > findLastWorkDay(endOf(course, schedule));
  const verdict = scheduled < order.length ? 'too-few' : isLong ? 'too-many' : 'fits';
  return {
    verdict: order.length === 0 ? 'nothing-new' : verdict,
    topics: order.length,
    scheduled,
    left: order.length - scheduled,
    minutesNeeded: sum(order.map((topic) => minutesOf(course, topic))),
    minutesAvailable: sum(slots.map(({ budget }) => budget)),
    minutesForTopics: sum(slots.map(({ capacity }) => capacity)),
    ...findDaysNeeded(course, order),
  };
}
