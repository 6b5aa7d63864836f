import type { EventBody, Json } from '#journal/event.ts';
import { packPlan } from '#planner/pack-plan.ts';
import type { Plan } from '#planner/plan.ts';

export type PlanName = { readonly id: string; readonly title: string; readonly starts: string };

/** The event that keeps a plan, or its new layout. */
export function savePlan(plan: Plan, { id, title, starts }: PlanName): EventBody {
  const { request, ...days } = packPlan(plan);
  return { kind: 'plan-saved', plan: id, title, starts, request: toJson(request), days: toJson(days) };
}

/** Plain data as JSON will hold it: a field without a value is not there. */
function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
