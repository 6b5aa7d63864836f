import { isOwnGoal, namesThings, nameThings } from '#content/shapes/own-goals.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { PlanIntent } from '#question/reply-input.ts';

import type { Library } from '../../library.ts';
import { findPlanGoal } from './reached-steps.ts';

/** A library whose goal for the learner's own thing calls its things what the learner calls them. */
export function nameOwnThings(library: Library, { own, ourGoal }: PlanIntent): Library {
  const goal = library.goals.get(ourGoal?.id ?? '');
  const things = own?.things ?? null;
  if (!goal || things === null) return library;
  return { ...library, goals: new Map([...library.goals, [goal.id, nameThings(goal, things)]]) };
}

/** That the steps are the learner's own, where no ready goal is theirs. */
export function sayOwn(library: Library, plan: Plan): string[] {
  const goal = findPlanGoal(library, plan);
  if (!goal || !isOwnGoal(goal) || !namesThings(goal)) return [];
  return [
    'There is no ready path for exactly this, so you build your own, step by step, with your own names and entries. If it is something else that you want, tell me.',
  ];
}
