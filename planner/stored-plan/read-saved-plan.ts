import type { Plan } from '../types/plan.ts';
import { type Follow, followTopics } from './follow-topics.ts';
import { restorePlan } from './restore-plan.ts';

type Stored = { readonly request: unknown; readonly days: unknown };

/** A saved plan with the current keys of its topics. Null if this version cannot read it. */
export function readSavedPlan({ request, days }: Stored, follow: Follow): Plan | null {
  const plan = restorePlan(typeof days === 'object' ? { ...days, request } : null);
  return plan && followTopics(plan, follow);
}
