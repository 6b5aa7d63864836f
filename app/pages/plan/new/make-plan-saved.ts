import type { EventBody, Json } from '#journal/event/event.ts';
import { journalLimits } from '#journal/event/limits.ts';
import { packPlan } from '#planner/store/pack-plan.ts';
import type { Plan } from '#planner/model/plan.ts';

import { countDays } from '../words.ts';

export type PlanName = { readonly id: string; readonly title: string; readonly starts: string };

/** The event that keeps a plan, or its new layout; null where it is larger than an event may be. */
export function makePlanSaved(plan: Plan, { id, title, starts }: PlanName): EventBody | null {
  const { request, ...days } = packPlan(plan);
  const saved = { request: toJson(request), days: toJson(days) };
  if (JSON.stringify(saved).length > journalLimits.plan.days) return null;
  return { kind: 'plan-saved', plan: id, title, starts, ...saved };
}

/** "Python in 30 days" goes along with its days: it is "Python in 38 days" once it has as many. */
export function renamePlan(title: string, old: Plan, next: Plan): string {
  const [before, after] = [old, next].map(({ days }) => ` in ${countDays(days.length)}`);
  return before && title.endsWith(before) ? `${title.slice(0, -before.length)}${after}` : title;
}

/** Plain data as JSON will hold it: a field without a value is not there. */
function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
