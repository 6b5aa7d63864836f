import type { PlanTopic } from '../types/plan-topic.ts';
import { type ChangeResult, type PlanWithProgress, refuseChange, requireOpenTopic } from './change-result.ts';
import { readRemaining } from '../replan/read-remaining.ts';
import { replanPlan } from '../replan/replan-plan.ts';

export function returnTopics(
  topics: readonly PlanTopic[],
  { plan, progress }: PlanWithProgress,
  keys: readonly string[],
): ChangeResult {
  const dropped = progress.dropped ?? [];
  if (!keys.every((key) => dropped.includes(key))) return refuseChange('unknown', keys);
  const changed = { ...progress, dropped: dropped.filter((key) => !keys.includes(key)) };
  const { course } = readRemaining(topics, plan, changed);
  const refused = keys.map((key) => requireOpenTopic(course, changed, key)).find((one) => one !== null);
  if (refused) return refused;
  const covered = [...new Set([...plan.covered, ...keys])];
  return { kind: 'changed', progress: changed, replan: replanPlan(topics, { ...plan, covered }, changed) };
}
