import type { Understanding } from '#finding/understanding.ts';
import { bandOf, byLevel } from '#planner/age.ts';
import type { PlanRequest } from '#planner/request.ts';
import type { Level } from '#planner/topic.ts';

import type { Library } from './library.ts';
import type { PlanAsk } from './plan-ask.ts';

type PlanWish = Extract<Understanding, { readonly intent: 'plan' }>;

const levelNumbers = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** Who sits an exam in so few days has had lessons, which begin with these many topics. */
const shortTime = 14;
const firstSteps = 3;

/** What to ask of the planner. The level that the question names goes before the form's; none is a Beginner's. */
export function readPlanRequest(library: Library, ask: PlanAsk, wish: PlanWish): PlanRequest {
  const { age, days, level: chosen, occasion } = ask;
  const level: Level = wish.level ?? (chosen === null ? 1 : levelNumbers[chosen]);
  const usual = byLevel(bandOf(age).minutes, level);
  const minutesADay = wish.minutes && {
    weekend: wish.minutes.weekend,
    weekday: wish.minutes.weekday ?? usual,
  };
  return {
    age,
    days,
    level,
    needs: library.needs,
    goals: Object.fromEntries(wish.goals.map(({ key, weight }) => [key, weight])),
    known: level === 1 ? listFirstSteps(library, ask, wish) : [],
    presume: occasion !== null,
    ...(minutesADay && { minutesADay }),
  };
}

/** What is taken as known for an exam or an interview on the whole of a technology. */
function listFirstSteps(library: Library, { days, occasion }: PlanAsk, wish: PlanWish): string[] {
  const [technology, ...others] = wish.technologies;
  const isTested = occasion === 'exam' || occasion === 'interview';
  if (!technology || others.length > 0 || !isTested || wish.goals.length > 0 || days > shortTime) return [];
  return (library.planTopics.get(technology) ?? []).slice(0, firstSteps).map(({ key }) => key);
}
