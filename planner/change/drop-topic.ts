import type { PlanTopic } from '../types/plan-topic.ts';
import { reach, inCurriculumOrder, keysOf } from '../select/course.ts';
import { type Changed, type PlanWithProgress, type Refused, requireOpenTopic } from './change-result.ts';
import { readRemaining, type Remaining } from '../replan/read-remaining.ts';
import { replanPlan } from '../replan/replan-plan.ts';

/** `staying` are topics that depend on one of `leaving` and are still in the plan on time. */
export type Dropped = Changed & { readonly leaving: readonly string[]; readonly staying: readonly string[] };

/** The topic then counts as known. Locks on what leaves are removed. */
export function dropTopic(
  topics: readonly PlanTopic[],
  { plan, progress }: PlanWithProgress,
  { key, dependents }: { readonly key: string; readonly dependents: 'stay' | 'leave' },
): Dropped | Refused {
  const left = readRemaining(topics, plan, progress);
  const refused = requireOpenTopic(left.course, progress, key);
  if (refused) return refused;
  const following = findDependents(left, key);
  const leaving = dependents === 'leave' ? [key, ...following] : [key];
  const locked = Object.entries(progress.locked ?? {}).filter(([name]) => !leaving.includes(name));
  const changed = {
    ...progress,
    dropped: [...(progress.dropped ?? []), ...leaving],
    locked: Object.fromEntries(locked),
  };
  const replan = replanPlan(topics, plan, changed);
  const planned = new Set(replan.onTime.days.flatMap(({ items }) => items.map((item) => item.key)));
  const staying = following.filter((name) => planned.has(name) && !leaving.includes(name));
  return { kind: 'changed', progress: changed, replan, leaving, staying };
}

function findDependents({ course, order }: Remaining, key: string): string[] {
  const dropped = course.indexOf.get(key) ?? -1;
  const dependents = reach([dropped], (topic) =>
    order.filter((other) => course.prerequisites[other]?.includes(topic)),
  );
  dependents.delete(dropped);
  return keysOf(course, inCurriculumOrder(dependents));
}
