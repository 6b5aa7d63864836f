import { goalTopics, type CompiledGoal } from '#content/goals.ts';
import { countDaysNeeded } from '#planner/forecast/count-days-needed.ts';
import { listStepDays } from '#planner/forecast/list-step-days.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import type { Curricula } from '../../tests/planner/curricula.ts';

type Time = { readonly days: number; readonly minutes: number };

export function planGoal({ topics, needs }: Curricula, goal: CompiledGoal, { days, minutes }: Time): Plan {
  return makePlan(listTopics(topics, goal), {
    days,
    age: 30,
    level: goal.level,
    minutesADay: { weekday: minutes },
    goal: goal.id,
    presumes: goal.presumes,
    order: goal.technologies,
    needs,
  });
}

/** Why a plan does not end as it should: after its last step with enough days, else after the last step that fits. */
export function findGoalFault(curricula: Curricula, goal: CompiledGoal, time: Time): string | null {
  const plan = planGoal(curricula, goal, time);
  const made = listStepDays(plan).length;
  const named = plan.leftOut.filter(({ key }) => goal.steps.some((step) => step.key === key)).length;
  if (made + named !== goal.steps.length) return `${goal.id}: ${made} made, ${named} named as left out`;
  const last = plan.days.findLast(({ items }) => items.length > 0)?.items.at(-1);
  if (named > 0 && made > 0 && last?.why.kind !== 'goal') return `${goal.id}: ends with ${last?.key}`;
  return null;
}

/** Whether the days that a goal is said to need hold it all. */
export function isReached(curricula: Curricula, goal: CompiledGoal, minutes: number): boolean {
  const { request } = planGoal(curricula, goal, { days: 1, minutes });
  const { daysNeeded } = countDaysNeeded(listTopics(curricula.topics, goal), { ...request, days: 30 });
  if (daysNeeded === null) return false;
  return listStepDays(planGoal(curricula, goal, { days: daysNeeded, minutes })).length === goal.steps.length;
}

function listTopics(topics: Curricula['topics'], goal: CompiledGoal): PlanTopic[] {
  return [...goal.technologies.flatMap((slug) => topics.get(slug) ?? []), ...goalTopics(goal)];
}
