import { type Course, inCurriculumOrder } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { fitTopics } from './fit-topics.ts';
import { packTopics } from './pack-topics.ts';
import { endOf, type Schedule } from './schedule.ts';
import { spreadTopics } from './spread-topics.ts';

/** Learn days that stay free at the end take the first parts of the next topic: even a one-day plan is used. */
export function solvePlan(course: Course, order: readonly number[], slots: readonly Slot[]): Schedule {
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const whole = packTopics(course, inCurriculumOrder(order), learnDays);
  if (whole) return spreadTopics(course, whole, slots.at(-1)?.day ?? 0);
  const tight = { ...course, mayCut: true };
  const schedule = fitTopics(tight, order, learnDays);
  const taught = new Set(schedule.sequence);
  const next = order.find((topic) => !taught.has(topic));
  return next === undefined ? schedule : beginTopic(tight, next, schedule);
}

export function packSoonest(
  course: Course,
  order: readonly number[],
  slots: readonly Slot[],
): Schedule | null {
  const chosen = inCurriculumOrder(order);
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const [whole, cut] = [false, true].map((mayCut) => packTopics({ ...course, mayCut }, chosen, learnDays));
  if (!whole || !cut) return whole ?? cut ?? null;
  return endOf(course, cut) < endOf(course, whole) ? cut : whole;
}

/** Adds a topic that the days will not finish, unless a topic in the schedule already presumes it. */
function beginTopic(course: Course, topic: number, schedule: Schedule): Schedule {
  const { slots, sequence, starts } = schedule;
  if (sequence.some((taught) => course.prerequisites[taught]?.includes(topic))) return schedule;
  const part = course.parts[topic]?.[0] ?? 0;
  const end = endOf(course, schedule);
  const start = slots.findIndex(
    ({ day, capacity, maxTopics }) => day > end && capacity >= part && maxTopics > 0,
  );
  return start < 0 ? schedule : { ...schedule, sequence: [...sequence, topic], starts: [...starts, start] };
}
