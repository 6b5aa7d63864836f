import { type Changed, type Living, type Refused, refuse } from './change.ts';
import { readRemaining } from './remaining.ts';
import { replanPlan } from './replan-plan.ts';
import { refuseTopic } from './require-open-topic.ts';
import type { PlanTopic } from '../model/topic.ts';

/** Takes topics that were dropped back into a plan, which then wants them as if they had never been out. */
export function returnTopics(
  topics: readonly PlanTopic[],
  { plan, progress }: Living,
  keys: readonly string[],
): Changed | Refused {
  const dropped = progress.dropped ?? [];
  if (!keys.every((key) => dropped.includes(key))) return refuse('unknown', keys);
  const wanted = { ...progress, dropped: dropped.filter((key) => !keys.includes(key)) };
  const { course } = readRemaining(topics, plan, wanted);
  const refused = keys.map((key) => refuseTopic(course, wanted, key)).find((one) => one !== null);
  if (refused) return refused;
  const covered = [...new Set([...plan.covered, ...keys])];
  return { kind: 'changed', progress: wanted, replan: replanPlan(topics, { ...plan, covered }, wanted) };
}
