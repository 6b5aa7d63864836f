import { fitGoal } from './schedule/fit-goal.ts';
import { assertRequest } from './select/course.ts';
import type { Plan } from './types/plan.ts';
import type { PlanRequest } from './types/plan-request.ts';
import type { PlanTopic } from './types/plan-topic.ts';
import { writePlan } from './days/write-plan.ts';

/** The same for any order of the topics. More days never cover less, but for optional steps. RangeError: bounds, no topics, a circle. */
export function makePlan(topics: readonly PlanTopic[], request: PlanRequest): Plan {
  assertRequest(request);
  if (topics.length === 0) throw new RangeError('A plan needs topics.');
  const { course, ...solution } = fitGoal(topics, request);
  return writePlan(course, solution);
}
