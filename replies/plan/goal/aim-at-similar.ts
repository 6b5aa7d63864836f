import type { CompiledGoal } from '#content/goals.ts';
import { agrees, joinTechnologies, type NearGoal } from '#question/goal/choose-goal.ts';
import type { PlanIntent, ReplyInput } from '#question/reply-input.ts';

import type { Library } from '../../library.ts';
import { chooseLevel } from '../opening/read-plan-request.ts';
import type { PlanAsk } from '../opening/plan-ask.ts';

type PlanWish = Extract<ReplyInput, { readonly intent: 'plan' }>;

export type Similar = { readonly goal: CompiledGoal };

export type Aim = { readonly wish: PlanWish; readonly similar: Similar | undefined };

/**
 * Where a goal is likely meant and not surely: a plan for it, if it suits the learner's age and level, and a question. What is
 * only similar is offered and not planned.
 */
export function aimAtSimilar(library: Library, ask: PlanAsk, wish: PlanWish): Aim {
  const similar = mayAim(wish) ? findSimilar(library, ask, wish) : undefined;
  if (!similar) return { wish, similar };
  const technologies = joinTechnologies(similar.goal.technologies, wish.technologies);
  const goals = wish.goals.filter(({ near }) => near !== true);
  return { wish: { ...wish, technologies, goals }, similar };
}

function mayAim({ ourGoal, bundle, worth, asksNothing }: PlanIntent): boolean {
  return !ourGoal && bundle === undefined && worth === undefined && asksNothing !== true;
}

function findSimilar(library: Library, ask: PlanAsk, wish: PlanWish): Similar | undefined {
  const level = chooseLevel(ask, wish);
  const goals = (wish.similarGoals ?? []).flatMap(({ id, isLikely }) => {
    const goal = isLikely ? library.goals.get(id) : undefined;
    return goal ? [{ goal }] : [];
  });
  const open = goals.filter(
    ({ goal }) =>
      goal.youngest <= ask.age && goal.level <= level + 1 && agrees(goal.technologies, wish.technologies),
  );
  return open.find(({ goal }) => suitsAge(goal, ask.age)) ?? open[0];
}

/** Goals for the age that may be meant instead. */
export function listOtherGoals(library: Library, ask: PlanAsk, wish: PlanWish, similar: Similar): NearGoal[] {
  return (wish.nearGoals ?? []).filter(({ id }) => {
    const goal = library.goals.get(id);
    return goal && suitsAge(goal, ask.age) && id !== similar.goal.id;
  });
}

function suitsAge({ youngest, oldest = Infinity }: CompiledGoal, age: number): boolean {
  return youngest <= age && age <= oldest;
}
