import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { fitTopics } from './fit.ts';
import { packTopics, type Packing } from './pack.ts';
import { endAt, endOf, spreadTopics } from './spread.ts';

/**
 * Packs all of `order`, spread out, where the days hold it; else as much as they do, with topics that begin in what is
 * left of a day. Where a learn day or more are left at the end that the next topic does not fit, its first parts are laid
 * there: even a plan of one day is used.
 */
export function solvePlan(course: Course, order: readonly number[], slots: readonly Slot[]): Packing {
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const whole = packTopics(course, inCurriculum(order), learnDays);
  if (whole) return spreadTopics(course, whole, slots.at(-1)?.day ?? 0);
  const tight = { ...course, mayCut: true };
  const packing = fitTopics(tight, order, learnDays);
  const taught = new Set(packing.sequence);
  const next = order.find((topic) => !taught.has(topic));
  return next === undefined ? packing : beginTopic(tight, next, packing);
}

/** Packs all of some topics into as few days as hold them; null where none do. */
export function packSoonest(
  course: Course,
  order: readonly number[],
  slots: readonly Slot[],
): Packing | null {
  const chosen = inCurriculum(order);
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const [whole, cut] = [false, true].map((mayCut) => packTopics({ ...course, mayCut }, chosen, learnDays));
  if (!whole || !cut) return whole ?? cut ?? null;
  return endOf(course, cut) < endOf(course, whole) ? cut : whole;
}

/** The topics of a packing that are finished in its days. */
export function listFinished(course: Course, packing: Packing): number[] {
  const { sequence, slots } = packing;
  return sequence.filter((topic, at) => endAt(course, packing, { topic, at }) < slots.length);
}

function inCurriculum(order: readonly number[]): number[] {
  return order.toSorted((a, b) => a - b);
}

/** A packing that ends before its last topic does; not where that is presumed known by what stands before it. */
function beginTopic(course: Course, topic: number, packing: Packing): Packing {
  const { slots, sequence, starts } = packing;
  if (sequence.some((taught) => course.before[taught]?.includes(topic))) return packing;
  const part = course.parts[topic]?.[0] ?? 0;
  const end = endOf(course, packing);
  const start = slots.findIndex(({ day, room, places }) => day > end && room >= part && places > 0);
  return start < 0 ? packing : { ...packing, sequence: [...sequence, topic], starts: [...starts, start] };
}
