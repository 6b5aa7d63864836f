import type { Schedule } from '../schedule/schedule.ts';
import { fitTopics, solvePlan } from '../schedule/solve-plan.ts';
import { type Course, isStep, mayPresume, missingPrerequisites } from '../select/course.ts';
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

/** What the locks need comes first. If the plan may take that for known, it leaves out what cannot come first. */
function solveWithLocks(scoped: Scoped, order: readonly number[], slots: readonly Slot[]): Schedule | null {
  const { course } = scoped;
  const needed = closeLocks(scoped, order);
  const solve = (some: readonly number[]) => {
    const schedule = solvePlan(course, rankByLocks(scoped, some, needed), slots);
    return findMetLocks(schedule, course.locks).size === course.locks.size ? schedule : null;
  };
  const schedule = solve(order);
  if (!mayPresume(course.request) || (schedule && needed.isSubsetOf(new Set(schedule.sequence))))
    return schedule;
  const late = findLate(course, needed, slots);
  return solve(order.filter((topic) => !late.has(topic))) ?? schedule;
}

function findLate(course: Course, needed: ReadonlySet<number>, slots: readonly Slot[]): Set<number> {
  const isFirm = (topic: number) => course.locks.has(topic) || isStep(course, topic);
  const [firm, others] = [[...needed].filter(isFirm), [...needed].filter((topic) => !isFirm(topic))];
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const { sequence } = fitTopics({ ...course, mayCut: true }, [...firm, ...others], learnDays);
  const last = sequence.findLastIndex((topic) => course.locks.has(topic));
  return new Set(others).difference(new Set(sequence.slice(0, last)));
}

/** What the locks need, then the scope, dependents of locks last: time may end. Steps keep their order. */
function rankByLocks(
  { course, scope }: Scoped,
  order: readonly number[],
  needed: ReadonlySet<number>,
): number[] {
  const dependents = new Set(course.locks.keys());
  for (const topic of course.topics.keys())
    if (course.prerequisites[topic]?.some((index) => dependents.has(index))) dependents.add(topic);
  const rankOf = (topic: number) => {
    if (needed.has(topic)) return 0;
    if (!scope.has(topic)) return 3;
    return dependents.has(topic) && course.request.goal === undefined ? 2 : 1;
  };
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What a plan took for known does not have to come before a lock, but each step of a goal comes after the one before it. */
function closeLocks({ course, scope }: Scoped, order: readonly number[]): Set<number> {
  const isFirst = (topic: number) => !mayPresume(course.request) || scope.has(topic) || isStep(course, topic);
  const open = new Set(order.filter(isFirst));
  return new Set(missingPrerequisites(course, course.locks.keys(), (topic) => open.has(topic)));
}
