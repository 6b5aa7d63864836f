import { keysOf } from '../select/course.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { readRemaining } from '../replan/read-remaining.ts';
import { replanPlan } from '../replan/replan-plan.ts';
import type { Changed, PlanWithProgress } from './change-result.ts';

/** Leaves out a goal that comes after another. Its steps are not among the topics; those that only it needs are not planned. */
export function leaveGoal(
  topics: readonly PlanTopic[],
  { plan, progress }: PlanWithProgress,
  goal: string,
): Changed {
  const nextGoals = (plan.request.nextGoals ?? []).filter((id) => id !== goal);
  const shorter = { ...plan, request: { ...plan.request, nextGoals } };
  const { course, order } = readRemaining(topics, shorter, progress);
  const open = new Set([...keysOf(course, order), ...Object.keys(progress.done)]);
  const covered = plan.covered.filter((key) => open.has(key));
  const { onTime } = replanPlan(topics, { ...shorter, covered }, progress);
  return { kind: 'changed', progress, replan: { isChoice: false, onTime, inFull: onTime } };
}
