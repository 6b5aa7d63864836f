import { type Course, inCurriculumOrder } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { packTopics } from './pack-topics.ts';
import type { Schedule } from './schedule.ts';

/**
 * A larger set sometimes fits where a smaller one does not, so the search may miss the longest beginning. But each
 * step succeeds at least as often with more days: a longer plan never covers less.
 */
export function fitTopics(course: Course, order: readonly number[], slots: readonly Slot[]): Schedule {
  const packFirst = (count: number) => packTopics(course, inCurriculumOrder(order.slice(0, count)), slots);
  let best = packFirst(order.length);
  if (best) return best;
  let fits = order.findLastIndex((topic) => course.locks.has(topic)) + 1;
  if (fits > 0) best = packFirst(fits);
  let fails = order.length;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const schedule = packFirst(middle);
    best = schedule ?? best;
    if (schedule) fits = middle;
    else fails = middle;
  }
  return best ?? { slots, sequence: [], starts: [], cuts: new Map() };
}
