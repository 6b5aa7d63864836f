import type { PlanTopic } from '../types/plan-topic.ts';
import type { Course } from '../select/course.ts';
import { lockTopics } from './lock-topics.ts';
import { type ChangeResult, type PlanWithProgress, refuseChange } from './change-result.ts';
import { readRemaining } from '../replan/read-remaining.ts';

/** Swaps and locks what begins on two days; a topic that only continues stays. One of the days may be empty. */
export function swapDays(
  topics: readonly PlanTopic[],
  tracked: PlanWithProgress,
  [one, other]: readonly [number, number],
): ChangeResult {
  if (Math.min(one, other) < tracked.progress.today) return refuseChange('past');
  const { course } = readRemaining(topics, tracked.plan, tracked.progress);
  const starts = [...findStarts(course, tracked)];
  const moved = starts.filter(([, day]) => day === one || day === other);
  if (moved.length === 0 || one === other) return refuseChange('nothing-there');
  const locks = moved.map(([key, day]): [string, number] => [key, day === one ? other : one]);
  return lockTopics(topics, tracked, Object.fromEntries(locks));
}

function findStarts({ begun, indexOf }: Course, { plan, progress }: PlanWithProgress): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { day, items } of plan.days.slice(progress.today - 1)) {
    for (const { key, part } of items) {
      const isDone = Object.hasOwn(progress.done, key) || part <= (begun.get(indexOf.get(key) ?? -1) ?? 0);
      if (!isDone && !starts.has(key)) starts.set(key, day);
    }
  }
  return starts;
}
