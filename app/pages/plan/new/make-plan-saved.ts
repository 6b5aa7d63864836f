import type { EventBody, Json } from '#journal/event/event.ts';
import { journalLimits } from '#journal/event/limits.ts';
import { shortenPlan } from '#planner/stored-plan/shorten-plan.ts';
import type { Plan } from '#planner/types/plan.ts';

import { plural } from '#wording/counts.ts';

export type PlanName = { readonly id: string; readonly title: string; readonly starts: string };

/** The event that saves a plan or a new version of it; null if it is larger than an event may be. */
export function makePlanSaved(plan: Plan, { id, title, starts }: PlanName): EventBody | null {
  const { request, ...days } = shortenPlan(plan);
  const saved = { request: toJson(request), days: toJson(days) };
  if (JSON.stringify(saved).length > journalLimits.plan.days) return null;
  return { kind: 'plan-saved', plan: id, title, starts, ...saved };
}

/** "Python in 30 days" becomes "Python in 38 days" when the plan gets longer. */
export function renamePlan(title: string, old: Plan, next: Plan): string {
  const [before, after] = [old, next].map(({ days }) => endTitle(days.length));
  return before && title.endsWith(before) ? `${title.slice(0, -before.length)}${after}` : title;
}

/** How the title of a plan ends. A comma in the number would not match the titles that are saved already. */
export function endTitle(days: number): string {
  return ` in ${days} ${plural(days, 'day')}`;
}

/** Drops fields without a value, as JSON does. */
function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
