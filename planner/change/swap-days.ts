import { type Changed, type Living, refuse, type Refused } from './change.ts';
import type { Course } from '../model/course.ts';
import { lockTopics } from './lock-topic.ts';
import { readRemaining } from './remaining.ts';
import type { PlanTopic } from '../model/topic.ts';

/**
 * Lets the topics of two days change places, and keeps them there. They are those that the plan begins on the days and
 * that are still to learn; a topic that only goes on there stays where it began. One of the days may be empty.
 */
export function swapDays(
  topics: readonly PlanTopic[],
  living: Living,
  [one, other]: readonly [number, number],
): Changed | Refused {
  if (Math.min(one, other) < living.progress.today) return refuse('past');
  const { course } = readRemaining(topics, living.plan, living.progress);
  const starts = [...findStarts(course, living)];
  const moved = starts.filter(([, day]) => day === one || day === other);
  if (moved.length === 0 || one === other) return refuse('nothing-there');
  const locks = moved.map(([key, day]): [string, number] => [key, day === one ? other : one]);
  return lockTopics(topics, living, Object.fromEntries(locks));
}

/** The day of the first part of each topic that is still to learn. */
function findStarts({ begun, indexOf }: Course, { plan, progress }: Living): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { day, items } of plan.days.slice(progress.today - 1)) {
    for (const { key, part } of items) {
      const isDone = Object.hasOwn(progress.done, key) || part <= (begun.get(indexOf.get(key) ?? -1) ?? 0);
      if (!isDone && !starts.has(key)) starts.set(key, day);
    }
  }
  return starts;
}
