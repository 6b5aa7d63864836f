import { reach } from '#planner/select/course.ts';

import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** Topics that the learner removed from the plan or skipped in the roadmap. */
export function listTakenOut({ saved, plan, progress, shown }: TrackedPlan): string[] {
  const { known = [], level } = plan.request;
  const wasPlanned = (key: string) => {
    const topic = shown.get(key);
    return topic !== undefined && !known.includes(key) && topic.level >= level;
  };
  const skipped = (progress.dropped ?? []).filter((key) => !saved.dropped.has(key) && wasPlanned(key));
  return [...saved.dropped, ...skipped].filter((key) => !Object.hasOwn(progress.done, key));
}

/** The open topics of a plan that depend on one, directly or indirectly, in roadmap order. */
export function findDependents({ topics, plan, progress }: TrackedPlan, key: string): string[] {
  const placed = new Set(plan.days.flatMap(({ items }) => items.map((item) => item.key)));
  const open = topics.filter((topic) => placed.has(topic.key) && !Object.hasOwn(progress.done, topic.key));
  const found = reach([key], (one) =>
    open.filter(({ prerequisites }) => prerequisites.includes(one)).map((topic) => topic.key),
  );
  return open.map((topic) => topic.key).filter((one) => one !== key && found.has(one));
}
