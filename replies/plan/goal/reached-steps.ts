import type { CompiledGoal } from '#content/goals.ts';
import { addParts, findPart } from '#content/requirements/parts.ts';
import { isStepKey } from '#content/topic-key.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';

/** A step that a plan gets to, and the day on which it runs. */
export type ReachedStep = {
  readonly number: number;
  readonly step: CompiledGoal['steps'][number];
  readonly day: number;
};

type Goals = Pick<Library, 'goals' | 'requirements'>;
type Planned = Pick<Plan, 'request'>;

/** The goal of a plan, with what the learner's own thing has to do among its steps. */
export function findPlanGoal({ goals, requirements }: Goals, { request }: Planned): CompiledGoal | null {
  const goal = goals.get(request.goal ?? '');
  if (!goal) return null;
  return addParts(
    goal,
    (request.parts ?? []).flatMap((key) => findPart(requirements, key) ?? []),
  );
}

/** The goals of a plan in their order. */
export function listPlanGoals(library: Goals, { request }: Planned): CompiledGoal[] {
  const goal = findPlanGoal(library, { request });
  if (!goal) return [];
  return [goal, ...(request.nextGoals ?? []).flatMap((id) => library.goals.get(id) ?? [])];
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
