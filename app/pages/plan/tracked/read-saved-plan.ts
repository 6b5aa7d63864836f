import { isRecord } from '#journal/event/guards.ts';
import { readRenames, type Rename } from '#journal/renames.ts';
import type { PlanState } from '#journal/fold/state.ts';
import { followTopics } from '#planner/store/follow-topics.ts';
import type { Plan } from '#planner/types/plan.ts';
import { unpackPlan } from '#planner/store/unpack-plan.ts';

/** A saved plan with the current keys of its topics. Null if this version cannot read it. */
export function readSavedPlan({ days, request }: PlanState, renamed: readonly Rename[]): Plan | null {
  const plan = unpackPlan(isRecord(days) ? { ...days, request } : null);
  const { follow } = readRenames(renamed);
  return plan && followTopics(plan, (key) => follow(key).map((target) => target.key));
}
