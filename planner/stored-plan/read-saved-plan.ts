import { extendPause } from '../pause/pause-plan.ts';
import { dayOfDate } from '../time/plan-dates.ts';
import type { Plan } from '../types/plan.ts';
import { type Follow, followTopics } from './follow-topics.ts';
import { restorePlan } from './restore-plan.ts';

type Stored = { readonly starts: string; readonly request: unknown; readonly days: unknown };

/** A saved plan as of a date, with the current keys of its topics. Null if this version cannot read it. */
export function readSavedPlan({ starts, request, days }: Stored, follow: Follow, date: string): Plan | null {
  const plan = restorePlan(typeof days === 'object' ? { ...days, request } : null);
  return plan && extendPause(followTopics(plan, follow), dayOfDate(starts, date));
}
