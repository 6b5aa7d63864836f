import type { Understanding } from '#question/understanding.ts';
import { findAgeBand, byLevel } from '#planner/time/allowance.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { type Known, listComparing, listKnown } from './known-topics.ts';
import type { PlanAsk } from './plan-ask.ts';
import { placeTime } from './study-time.ts';

type PlanWish = Extract<Understanding, { readonly intent: 'plan' }>;

/** The level that the question names goes before the form's; none is a Beginner's. */
export function chooseLevel({ level }: PlanAsk, wish: PlanWish): Level {
  return wish.level ?? level ?? 1;
}

/** What to ask of the planner, but for what all technologies need. */
export function readPlanRequest(ask: PlanAsk, wish: PlanWish, known: Known): Omit<PlanRequest, 'needs'> {
  const { age, days, occasion } = ask;
  const level = chooseLevel(ask, wish);
  const usual = byLevel(findAgeBand(age).minutes, level);
  return {
    age,
    days,
    level,
    goals: Object.fromEntries([
      ...listComparing(wish).map((key) => [key, 1] as const),
      ...listGoals(wish).map(({ key, weight }) => [key, weight] as const),
    ]),
    known: listKnown(known),
    presume: occasion !== null,
    ...(wish.technologies.length > 1 && { order: wish.technologies }),
    ...placeTime(wish.minutes, usual),
  };
}

/** Topics that nobody named are only offered where nothing was asked for. */
function listGoals({ goals, asksNothing }: PlanWish): PlanWish['goals'] {
  return asksNothing ? goals.filter(({ near }) => near !== true) : goals;
}
