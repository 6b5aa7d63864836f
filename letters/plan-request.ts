import type { Understanding } from '#finding/understanding.ts';
import { bandOf, byLevel } from '#planner/age.ts';
import type { PlanRequest } from '#planner/request.ts';
import type { Level } from '#planner/topic.ts';

import { isOnceOnly } from './exercise-line.ts';
import { levelNumbers } from './levels.ts';
import type { Library } from './library.ts';
import type { PlanAsk } from './plan-ask.ts';
import { placeTime } from './study-time.ts';

type PlanWish = Extract<Understanding, { readonly intent: 'plan' }>;

/** Who sits an exam in so few days has had lessons. */
const shortTime = 14;

/** What to ask of the planner, but for what all technologies need. The level that the question names goes before the form's; none is a Beginner's. */
export function readPlanRequest(library: Library, ask: PlanAsk, wish: PlanWish): Omit<PlanRequest, 'needs'> {
  const { age, days, level: chosen, occasion } = ask;
  const level: Level = wish.level ?? (chosen === null ? 1 : levelNumbers[chosen]);
  const usual = byLevel(bandOf(age).minutes, level);
  return {
    age,
    days,
    level,
    goals: Object.fromEntries(wish.goals.map(({ key, weight }) => [key, weight])),
    known: level === 1 && wish.level !== 1 ? listSetUp(library, ask, wish) : [],
    presume: occasion !== null,
    ...(wish.technologies.length > 1 && { order: wish.technologies }),
    ...placeTime(wish.minutes, usual),
  };
}

/** Who is examined on the whole of a technology has it running: the plan begins with what everybody learns first in it. */
function listSetUp(library: Library, { days, occasion }: PlanAsk, wish: PlanWish): string[] {
  const [technology, ...others] = wish.technologies;
  const isTested = occasion === 'exam' || occasion === 'interview';
  if (!technology || others.length > 0 || !isTested || wish.goals.length > 0 || days > shortTime) return [];
  const topics = (library.planTopics.get(technology) ?? []).flatMap(
    ({ key }) => library.topics.get(key) ?? [],
  );
  const first = topics.findIndex((topic) => !isOnceOnly(topic));
  return topics.slice(0, Math.max(0, first)).map(({ key }) => key);
}
