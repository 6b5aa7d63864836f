import type { CompiledGoal } from '#content/goals.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { findAgeBand, byLevel } from '#planner/time/allowance.ts';
import type { PlanRequest } from '#planner/types/plan-request.ts';
import type { Level } from '#planner/types/plan-topic.ts';

import { type Known, listComparing, listKnown } from './known-topics.ts';
import type { PlanAsk } from './plan-ask.ts';
import type { MetRequirement } from '../requirements/choose-way.ts';
import { placeTime } from './study-time.ts';

type PlanWish = Extract<ReplyInput, { readonly intent: 'plan' }>;

/** The level that the question names goes before the form's; none is a Beginner's. Who knows only what it builds on begins it. */
export function chooseLevel({ level }: PlanAsk, wish: PlanWish): Level {
  if (wish.level === null && level === 2 && namesOthersAlone(wish)) return 1;
  return wish.level ?? level ?? 1;
}

/** Whether other technologies are said to be known, and none of the plan. Algorithms are the same in all of them. */
function namesOthersAlone({ knownTechnologies = [], technologies }: PlanWish): boolean {
  if (technologies.includes('dsa')) return false;
  return knownTechnologies.length > 0 && !knownTechnologies.some((slug) => technologies.includes(slug));
}

type Wished = {
  readonly wish: PlanWish;
  readonly known: Known;
  readonly goal: CompiledGoal | undefined;
  /** What the thing has to do. */
  readonly required: readonly MetRequirement[];
};

/** What to ask of the planner, but for what all technologies need. */
export function readPlanRequest(
  ask: PlanAsk,
  { wish, known, goal, required }: Wished,
): Omit<PlanRequest, 'needs'> {
  const { age, days, occasion } = ask;
  const level = chooseLevel(ask, wish);
  const usual = byLevel(findAgeBand(age).minutes, level);
  return {
    age,
    days,
    level,
    wanted: Object.fromEntries([
      ...listRequired(required).map((key) => [key, requiredWeight] as const),
      ...listComparing(wish).map((key) => [key, 1] as const),
      ...listGoals(wish).map(({ key, weight }) => [key, weight] as const),
    ]),
    known: listKnown(known),
    ...(goal && { goal: goal.id, presumes: goal.presumes }),
    presume: occasion !== null,
    ...((occasion === 'exam' || occasion === 'interview') && { test: true }),
    ...(wish.technologies.length > 1 && { order: wish.technologies }),
    ...placeTime(wish.minutes, usual),
  };
}

/** Less than a topic that is named. */
const requiredWeight = 0.9;

/** The topic that teaches each. */
function listRequired(required: readonly MetRequirement[]): string[] {
  return required.flatMap(({ way }) => way?.topics[0] ?? []);
}

/** Topics that nobody named are only offered where nothing was asked for. */
function listGoals({ goals, asksNothing }: PlanWish): PlanWish['goals'] {
  return asksNothing ? goals.filter(({ near }) => near !== true) : goals;
}
