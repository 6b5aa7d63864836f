import { laySlots } from './time/calendar.ts';
import { readCourse } from './model/course.ts';
import type { Plan } from './model/plan.ts';
import { assertRequest, type PlanRequest } from './model/request.ts';
import { orderChoices } from './select/select-topics.ts';
import { solvePlan } from './schedule/solve.ts';
import type { PlanTopic } from './model/topic.ts';
import { writePlan } from './write/write-plan.ts';

/**
 * Lays topics of one or more technologies over a learner's days. The same request gives the same plan, whatever the
 * order of the topics; with more days it never covers less. No topic stands before what it rests on, no day holds more
 * than its minutes. A plan is empty only if none of its days has time.
 *
 * Throws a RangeError for a request out of bounds, for no topics, and for topics that rest on one another in a circle.
 */
export function makePlan(topics: readonly PlanTopic[], request: PlanRequest): Plan {
  assertRequest(request);
  if (topics.length === 0) throw new RangeError('A plan needs topics.');
  const course = readCourse(topics, request);
  const choices = orderChoices(course);
  const slots = laySlots(request, course.allowance, request.days);
  const order = choices.map(({ topic }) => topic);
  return writePlan(course, { choices, slots, packing: solvePlan(course, order, slots) });
}
