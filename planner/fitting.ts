import type { Slot } from './calendar.ts';
import type { Course } from './course.ts';
import { lookahead, packTopics, type Packing } from './packing.ts';

/**
 * Packs the longest beginning of `order` that fits the learn days. All of it where it fits; else no beginning up to
 * the one taken may fail, so that one more day can never cover less. The first `agreed` are kept together if they fit.
 */
export function fitTopics(
  course: Course,
  order: readonly number[],
  { slots, agreed = 0 }: { slots: readonly Slot[]; agreed?: number },
): Packing {
  const whole = packBest(course, sort(order), slots);
  if (whole) return whole;
  const kept = agreed > 0 ? packBest(course, sort(order.slice(0, agreed)), slots) : null;
  const safe = kept ? agreed : countSafe(course, order, slots);
  const chosen = sort(order.slice(0, safe));
  let best = kept ?? packBest(course, chosen, slots) ?? nothing(slots);
  for (const topic of order.slice(safe)) {
    insert(chosen, topic);
    const packing = packTopics(course, chosen, { slots, reach: lookahead });
    if (!packing) return best;
    best = packing;
  }
  return best;
}

function nothing(slots: readonly Slot[]): Packing {
  return { slots, sequence: [], starts: [] };
}

/** The fuller packing, or the strict one in the rare case that only it fits. */
export function packBest(course: Course, chosen: readonly number[], slots: readonly Slot[]): Packing | null {
  return (
    packTopics(course, chosen, { slots, reach: lookahead }) ?? packTopics(course, chosen, { slots, reach: 1 })
  );
}

/** How long a beginning fits even in strict order; each shorter one then does too, so halving finds it. */
function countSafe(course: Course, order: readonly number[], slots: readonly Slot[]): number {
  let fitting = 0;
  let failing = order.length;
  while (failing - fitting > 1) {
    const middle = (fitting + failing) >> 1;
    if (packTopics(course, sort(order.slice(0, middle)), { slots, reach: 1 })) fitting = middle;
    else failing = middle;
  }
  return fitting;
}

function sort(topics: readonly number[]): number[] {
  return topics.toSorted((a, b) => a - b);
}

function insert(chosen: number[], topic: number): void {
  let from = 0;
  let to = chosen.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((chosen[middle] ?? 0) < topic) from = middle + 1;
    else to = middle;
  }
  chosen.splice(from, 0, topic);
}
