import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { packTopics, type Packing } from './pack.ts';

/**
 * Packs a long beginning of `order` that fits the learn days; all of it where that fits.
 *
 * A larger set may now and then fit where a smaller does not, so halving need not find the longest beginning. But what
 * fits some days fits more, so with more days every question that halving asks is answered the same or better, and one
 * more day can never cover less.
 */
export function fitTopics(course: Course, order: readonly number[], slots: readonly Slot[]): Packing {
  let best = packFirst(course, order, { count: order.length, slots });
  if (best) return best;
  let fitting = order.findLastIndex((topic) => course.pins.has(topic)) + 1;
  if (fitting > 0) best = packFirst(course, order, { count: fitting, slots });
  let failing = order.length;
  while (failing - fitting > 1) {
    const middle = Math.floor((fitting + failing) / 2);
    const packing = packFirst(course, order, { count: middle, slots });
    best = packing ?? best;
    if (packing) fitting = middle;
    else failing = middle;
  }
  return best ?? { slots, sequence: [], starts: [], cuts: new Map() };
}

function packFirst(
  course: Course,
  order: readonly number[],
  { count, slots }: { count: number; slots: readonly Slot[] },
): Packing | null {
  return packTopics(
    course,
    order.slice(0, count).toSorted((a, b) => a - b),
    slots,
  );
}
