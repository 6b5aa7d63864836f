import type { Course } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { fillDay } from './fill-day.ts';
import { isDone, startPackState } from './pack-state.ts';
import { reserveLocks } from './reserve-locks.ts';
import type { Schedule } from './schedule.ts';

/** `chosen` is ascending, with all prerequisites. Null where the days are too few, or a lock is too early. */
export function packTopics(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Schedule | null {
  const schedule = packInOrder(course, chosen, slots);
  if (schedule || course.locks.size === 0) return schedule;
  return packInOrder(course, orderByLocks(course, chosen), slots);
}

function packInOrder(course: Course, chosen: readonly number[], slots: readonly Slot[]): Schedule | null {
  const reservation = reserveLocks(course, chosen, slots);
  if (!reservation) return null;
  const state = startPackState(course, chosen, { slots, reservation });
  for (const at of slots.keys()) {
    if (isDone(state)) break;
    if (!fillDay(state, at)) return null;
  }
  const { sequence, starts, cuts } = state;
  return isDone(state) ? { slots, sequence, starts, cuts } : null;
}

/** Puts those first that a topic with an early lock depends on: this order meets the locks if any order does. */
export function orderByLocks({ locks, prerequisites }: Course, chosen: readonly number[]): number[] {
  const deadlines = new Map<number, number>();
  const deadlineOf = (topic: number) => deadlines.get(topic) ?? Infinity;
  for (const topic of chosen.toReversed()) {
    const day = Math.min(deadlineOf(topic), locks.get(topic) ?? Infinity);
    deadlines.set(topic, day);
    for (const index of prerequisites[topic] ?? []) deadlines.set(index, Math.min(deadlineOf(index), day));
  }
  return chosen.toSorted((a, b) => (deadlineOf(a) === deadlineOf(b) ? a - b : deadlineOf(a) - deadlineOf(b)));
}
