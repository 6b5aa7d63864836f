import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { packTopics, type Packing } from '../schedule/pack.ts';
import type { Remaining } from './remaining.ts';
import { missingBefore } from '../select/select-topics.ts';
import { solvePlan } from '../schedule/solve.ts';

/** A packing, and the course with those locks that it holds. */
export type Locked = { readonly course: Course; readonly packing: Packing };

/** Packs what the days hold, with the locks of the course. Those that come true by themselves change nothing. */
export function solveLocked(
  { course, scope }: Pick<Remaining, 'course' | 'scope'>,
  order: readonly number[],
  slots: readonly Slot[],
): Locked {
  const packing = solvePlan(freeCourse(course), order, slots);
  const free = { course: { ...course, pins: findHeld(packing, course.pins) }, packing };
  if (free.course.pins.size === course.pins.size) return free;
  const solve = (pinned: Course) => solvePinned({ course: pinned, scope }, order, slots);
  const kept = keepLocks(course, solve);
  return kept && kept.course.pins.size >= free.course.pins.size ? kept : free;
}

/** Packs all that is chosen, or null where the days are too few. */
export function packLocked(course: Course, chosen: readonly number[], slots: readonly Slot[]): Locked | null {
  return keepLocks(course, (pinned) => packTopics(pinned, chosen, slots));
}

/** Packs with all locks; where not all can be held, with one after the other, the earlier before the later. */
function keepLocks(course: Course, pack: (course: Course) => Packing | null): Locked | null {
  const all = pack(course);
  if (all) return { course, packing: all };
  const byDay = [...course.pins].toSorted(([a, early], [b, late]) => early - late || a - b);
  let best: Locked | null = packWith(freeCourse(course), pack);
  for (const lock of byDay) {
    const held = best?.course.pins ?? [];
    best = packWith({ ...course, pins: new Map([...held, lock]) }, pack) ?? best;
  }
  return best;
}

function packWith(course: Course, pack: (course: Course) => Packing | null): Locked | null {
  const packing = pack(course);
  return packing && { course, packing };
}

function freeCourse(course: Course): Course {
  return { ...course, pins: new Map() };
}

function solvePinned(
  left: Pick<Remaining, 'course' | 'scope'>,
  order: readonly number[],
  slots: readonly Slot[],
): Packing | null {
  const packing = solvePlan(left.course, rankByLocks(left, order), slots);
  return holds(packing, left.course.pins) ? packing : null;
}

/** What the locks need, then the scope, of which what rests on a lock comes last: there may be no time after it. */
function rankByLocks(
  { course, scope }: Pick<Remaining, 'course' | 'scope'>,
  order: readonly number[],
): number[] {
  const needed = closePins(course, order);
  const resting = new Set(course.pins.keys());
  for (const topic of course.topics.keys())
    if (course.before[topic]?.some((index) => resting.has(index))) resting.add(topic);
  const rankOf = (topic: number) => {
    if (needed.has(topic)) return 0;
    if (!scope.has(topic)) return 3;
    return resting.has(topic) ? 2 : 1;
  };
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The locked topics and what of `order` they rest on, if that may not be presumed. */
function closePins(course: Course, order: readonly number[]): Set<number> {
  if (course.request.presume) return new Set(course.pins.keys());
  const open = new Set(order);
  const isSettled = course.topics.map((_, topic) => !open.has(topic));
  return new Set([...course.pins.keys()].flatMap((topic) => missingBefore(course, topic, isSettled)));
}

function holds(packing: Packing, pins: ReadonlyMap<number, number>): boolean {
  return findHeld(packing, pins).size === pins.size;
}

/** The locks that a packing holds, whether it was made for them or not. */
function findHeld(
  { slots, sequence, starts }: Packing,
  pins: ReadonlyMap<number, number>,
): Map<number, number> {
  const days = new Map(sequence.map((topic, at) => [topic, slots[starts[at] ?? -1]?.day]));
  return new Map([...pins].filter(([topic, day]) => days.get(topic) === day));
}
