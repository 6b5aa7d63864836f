import type { Changed, Living, Refused } from './change.ts';
import { readRemaining, type Remaining } from './remaining.ts';
import { replanPlan } from './replan-plan.ts';
import { refuseTopic } from './require-open-topic.ts';
import type { PlanTopic } from '../model/topic.ts';

/** A topic to take out, and what becomes of those that rest on it, directly or not, and are still to learn. */
export type Drop = { readonly key: string; readonly resting: 'stay' | 'leave' };

/** `leaving` are the topics that went; `resting` those that rest on one of them and are in the plan on time all the same. */
export type Dropped = Changed & { readonly leaving: readonly string[]; readonly resting: readonly string[] };

/**
 * Takes a topic out of a plan, for good: it then counts as known. What rests on it stays unless the learner wants it to
 * leave too. A lock on what leaves is gone.
 */
export function dropTopic(
  topics: readonly PlanTopic[],
  { plan, progress }: Living,
  { key, resting }: Drop,
): Dropped | Refused {
  const left = readRemaining(topics, plan, progress);
  const refused = refuseTopic(left.course, progress, key);
  if (refused) return refused;
  const following = findResting(left, key);
  const leaving = resting === 'leave' ? [key, ...following] : [key];
  const locked = Object.entries(progress.locked ?? {}).filter(([name]) => !leaving.includes(name));
  const wanted = {
    ...progress,
    dropped: [...(progress.dropped ?? []), ...leaving],
    locked: Object.fromEntries(locked),
  };
  const replan = replanPlan(topics, plan, wanted);
  const placed = new Set(replan.onTime.days.flatMap(({ items }) => items.map((item) => item.key)));
  const staying = following.filter((name) => placed.has(name) && !leaving.includes(name));
  return { kind: 'changed', progress: wanted, replan, leaving, resting: staying };
}

/** In curriculum order, in which what rests on a topic comes after it. */
function findResting({ course, order }: Remaining, key: string): string[] {
  const found = new Set([course.indexOf.get(key) ?? -1]);
  const open = new Set(order);
  const resting = [...course.topics.keys()].filter((topic) => {
    const rests = open.has(topic) && course.before[topic]?.some((index) => found.has(index));
    if (rests) found.add(topic);
    return rests;
  });
  return resting.flatMap((topic) => course.topics[topic]?.key ?? []);
}
