import type { Schedule } from '../schedule/schedule.ts';
import { solvePlan } from '../schedule/solve-plan.ts';
import { type Course, missingPrerequisites } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { findMetLocks, holdLocks, type LockedSchedule, withoutLocks } from './hold-locks.ts';

export type Scoped = { readonly course: Course; readonly scope: ReadonlySet<number> };

/** Packs what fits the days, with the locks of the course. Locks that the plan meets anyway change nothing else. */
export function solveLocked(
  { course, scope }: Scoped,
  order: readonly number[],
  slots: readonly Slot[],
): LockedSchedule {
  const schedule = solvePlan(withoutLocks(course), order, slots);
  const free = { course: { ...course, locks: findMetLocks(schedule, course.locks) }, schedule };
  if (free.course.locks.size === course.locks.size) return free;
  const locked = holdLocks(course, (own) => solveWithLocks({ course: own, scope }, order, slots));
  return locked && locked.course.locks.size >= free.course.locks.size ? locked : free;
}

function solveWithLocks(scoped: Scoped, order: readonly number[], slots: readonly Slot[]): Schedule | null {
  const { locks } = scoped.course;
  const schedule = solvePlan(scoped.course, rankByLocks(scoped, order), slots);
  return findMetLocks(schedule, locks).size === locks.size ? schedule : null;
}

/** What the locks need, then the scope, in which dependents of a lock are last: there may be no time after it. */
function rankByLocks({ course, scope }: Scoped, order: readonly number[]): number[] {
  const needed = closeLocks(course, order);
  const dependents = new Set(course.locks.keys());
  for (const topic of course.topics.keys())
    if (course.prerequisites[topic]?.some((index) => dependents.has(index))) dependents.add(topic);
  const rankOf = (topic: number) => {
    if (needed.has(topic)) return 0;
    if (!scope.has(topic)) return 3;
    return dependents.has(topic) ? 2 : 1;
  };
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function closeLocks(course: Course, order: readonly number[]): Set<number> {
  if (course.request.presume) return new Set(course.locks.keys());
  const open = new Set(order);
  return new Set(missingPrerequisites(course, course.locks.keys(), (topic) => open.has(topic)));
}
