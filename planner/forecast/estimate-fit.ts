import { fitGoal } from '../schedule/fit-goal.ts';
import { findLastWorkDay } from '../time/make-slots.ts';
import { minutesOf, assertRequest } from '../select/course.ts';
import { type DaysNeeded, findDaysNeeded, listRequired } from './count-days-needed.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import { endOf, listFinished } from '../schedule/schedule.ts';
import { sum } from '../time/minutes.ts';
import type { PlanTopic } from '../types/plan-topic.ts';

/** No count includes topics that are presumed or known; for a goal they are its steps and what these build on. */
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
  const { course, slots, schedule } = fitGoal(topics, request);
  const order = listRequired(course);
  const required = new Set(order);
  const scheduled = listFinished(course, schedule).filter((topic) => required.has(topic)).length;
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
