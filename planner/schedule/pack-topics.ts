import type { Course } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { fillDay } from './fill-day.ts';
import { orderByLocks } from './order-by-locks.ts';
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
