import type { Slot } from './calendar.ts';
import type { Course } from './course.ts';
import { fitTopics } from './fitting.ts';
import type { Packing } from './packing.ts';
import { endOf, spreadTopics } from './spreading.ts';

/**
 * Packs as much of `order` as the days hold, spread out where that is all of it. Where a learn day or more are left at
 * the end that the next topic does not fit, its first parts are laid there: even a plan of one day is used.
 */
export function solvePlan(course: Course, order: readonly number[], slots: readonly Slot[]): Packing {
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const packing = fitTopics(course, order, learnDays);
  const taught = new Set(packing.sequence);
  const next = order.find((topic) => !taught.has(topic));
  if (next === undefined) return spreadTopics(course, packing, slots.at(-1)?.day ?? 0);
  return beginTopic(course, next, packing);
}

/** A packing that ends before its last topic does; not where that is presumed known by what stands before it. */
function beginTopic(course: Course, topic: number, packing: Packing): Packing {
  const { slots, sequence, starts } = packing;
  if (sequence.some((taught) => course.before[taught]?.includes(topic))) return packing;
  const part = course.parts[topic]?.[0] ?? 0;
  const end = endOf(course, packing);
  const start = slots.findIndex(({ day, room, places }) => day > end && room >= part && places > 0);
  return start < 0 ? packing : { slots, sequence: [...sequence, topic], starts: [...starts, start] };
}
