import type { CompiledGoal } from '#content/goals.ts';

import { agrees, joinTechnologies } from '../goal/choose-goal.ts';
import type { PlanIntent } from '../reply-input.ts';
import type { Corrections } from './meaning.ts';

export type CorrectedMessage = {
  readonly problem: string;
  readonly corrections: Corrections;
  readonly today?: string | undefined;
  readonly goals?: readonly CompiledGoal[];
};

/** A plan for the goal that the learner chose, or for none. A goal that was read goes if its technologies were changed. */
export function correctGoal(plan: PlanIntent, { corrections, goals = [] }: CorrectedMessage): PlanIntent {
  const { goalId, technologies } = corrections;
  const none = { ...plan, ourGoal: undefined, offersGoals: undefined, similarGoals: undefined };
  const read = goals.find(({ id }) => id === plan.ourGoal?.id);
  const goal = goals.find(({ id }) => id === goalId);
  if (goal) return leadTo(none, goal);
  if (goalId !== undefined) return none;
  const isKept = !read || technologies === undefined || agrees(read.technologies, plan.technologies);
  return isKept ? plan : none;
}

type Goal = NonNullable<CorrectedMessage['goals']>[number];

const maxNear = 3;

function leadTo(plan: PlanIntent, { id, title, technologies }: Goal): PlanIntent {
  const others = (plan.nearGoals ?? []).filter((one) => one.id !== id);
  return {
    ...plan,
    bundle: undefined,
    technologies: joinTechnologies(technologies, plan.technologies),
    goals: plan.goals.filter(({ near }) => near !== true),
    ourGoal: { id, title, grade: 'sure' },
    nearGoals: [{ id, title, isClose: true }, ...others].slice(0, maxNear),
  };
}
