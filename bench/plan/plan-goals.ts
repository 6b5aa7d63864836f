import { chainSteps, type CompiledGoal } from '#content/goals.ts';
import { countDaysNeeded } from '#planner/forecast/count-days-needed.ts';
import { listStepDays } from '#planner/forecast/list-step-days.ts';
import { makePlan } from '#planner/make-plan.ts';
import { chooseNextGoals } from '#planner/select/next-goals.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';
import { listToGoOn } from '#wording/projects/is-open-to-all.ts';

import type { Curricula } from '../../tests/planner/curricula.ts';

type Time = { readonly days: number; readonly minutes: number };

/** The roadmaps, and the goals that there are. */
export type GoalContent = Curricula & { readonly goals: readonly CompiledGoal[] };

export function makeGoalPlan(content: GoalContent, goal: CompiledGoal, time: Time): Plan {
  const { topics, request } = askGoal(content, goal, time);
  return makePlan(topics, request);
}

type Asked = { readonly topics: readonly PlanTopic[]; readonly request: PlanRequest };

/** What is asked of the planner for a goal and what is made after it. */
function askGoal({ topics, needs, goals }: GoalContent, goal: CompiledGoal, time: Time): Asked {
  const taught = goal.technologies.flatMap((slug) => topics.get(slug) ?? []);
  const request: PlanRequest = {
    days: time.days,
    age: 30,
    level: goal.level,
    minutesADay: { weekday: time.minutes },
    goal: goal.id,
    presumes: goal.presumes,
    order: goal.technologies,
    needs,
  };
  const next = chooseNextGoals(taught, request, { own: goal, others: listToGoOn(goal, goals) });
  const chain = [goal.id, ...(next.nextGoals ?? [])].flatMap((id) => goals.filter((one) => one.id === id));
  return { topics: [...taught, ...chainSteps(chain)], request: { ...request, ...next } };
}

/** Why a plan does not end as it should: after the last step of a goal with enough days, else after the last step that fits. */
export function findGoalFault(content: GoalContent, goal: CompiledGoal, time: Time): string | null {
  const plan = makeGoalPlan(content, goal, time);
  const made = countMade(plan, goal);
  const named = plan.leftOut.filter(({ key }) => goal.steps.some((step) => step.key === key)).length;
  if (made + named !== goal.steps.length) return `${goal.id}: ${made} made, ${named} named as left out`;
  const last = plan.days.findLast(({ items }) => items.length > 0)?.items.at(-1);
  // What a goal presumes is taught behind the last step where a day before could not have asked about it in time.
  const isPresumed = goal.presumes.includes(last?.key ?? '');
  const mayEndInTopic = named === 0 && (plan.request.moreTopics === true || isPresumed);
  if (made > 0 && !mayEndInTopic && last?.why.kind !== 'goal') return `${goal.id}: ends with ${last?.key}`;
  const more = makeGoalPlan(content, goal, { ...time, days: time.days + 1 });
  const [steps, stepsOfMore] = [listStepDays(plan).length, listStepDays(more).length];
  return stepsOfMore < steps ? `${goal.id}: ${time.days + 1} days make less than ${time.days}` : null;
}

/** Whether the days that a goal is said to need hold it all. */
export function isReached(content: GoalContent, goal: CompiledGoal, minutes: number): boolean {
  const { topics, request } = askGoal(content, goal, { days: 30, minutes });
  const { daysNeeded } = countDaysNeeded(topics, request);
  if (daysNeeded === null) return false;
  return countMade(makeGoalPlan(content, goal, { days: daysNeeded, minutes }), goal) === goal.steps.length;
}

function countMade(plan: Plan, goal: CompiledGoal): number {
  return listStepDays(plan).filter(({ key }) => goal.steps.some((step) => step.key === key)).length;
}
