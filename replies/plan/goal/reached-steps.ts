import type { CompiledGoal } from '#content/goals.ts';
import { isStepKey } from '#content/topic-key.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';

/** A step that a plan gets to, and the day on which it runs. */
export type ReachedStep = {
  readonly number: number;
  readonly step: CompiledGoal['steps'][number];
  readonly day: number;
};

/** The goal of a plan. */
export function findPlanGoal({ goals }: Library, { request }: Pick<Plan, 'request'>): CompiledGoal | null {
  return goals.get(request.goal ?? '') ?? null;
}

/** The goals of a plan in their order. */
export function listPlanGoals({ goals }: Library, { request }: Pick<Plan, 'request'>): CompiledGoal[] {
  const ids = request.goal === undefined ? [] : [request.goal, ...(request.nextGoals ?? [])];
  return ids.flatMap((id) => goals.get(id) ?? []);
}

/** The steps that are finished in a plan, in their order. */
export function listReachedSteps(goal: CompiledGoal, { days }: Plan): ReachedStep[] {
  const ends = new Map(
    days.flatMap(({ day, items }) =>
      items.filter(({ part, parts }) => part === parts).map(({ key }) => [key, day] as const),
    ),
  );
  return goal.steps.flatMap((step, at) => {
    const day = ends.get(step.key);
    return day === undefined ? [] : [{ number: at + 1, step, day }];
  });
}

/** The topics that a plan teaches, its steps aside. */
export function listCoveredTopics({ covered }: Pick<Plan, 'covered'>): string[] {
  return covered.filter((key) => !isStepKey(key));
}
