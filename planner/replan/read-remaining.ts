import type { Plan } from '../types/plan.ts';
import { maxDays } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import type { Progress } from '../types/progress.ts';
import { type Course, indicesOf, mayPresume, missingPrerequisites, readCourse } from '../select/course.ts';
import { type Choice, orderChoices } from '../select/order-choices.ts';
import { makeSlots, type Slot } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';
import type { Past } from '../days/past.ts';
import { findBegun } from './find-in-place.ts';
import { listPartsLeft } from './list-parts-left.ts';
import { readPast } from './read-past.ts';

/** The course has the parts that are still to learn, and all locks. */
export type Remaining = {
  readonly course: Course;
  readonly today: number;
  readonly choices: readonly Choice[];
  readonly past: Past;
  readonly slots: readonly Slot[];
  readonly order: readonly number[];
  /** Topics in it that the old plan covered or the learner locked, with their prerequisites. */
  readonly scope: ReadonlySet<number>;
};

export function readRemaining(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Remaining {
  const { today } = progress;
  if (!Number.isInteger(today) || today < 1 || today > maxDays)
    throw new RangeError(`Today is a day from 1 to ${maxDays}, not ${today}.`);
  const course = readCourse(topics, plan.request);
  const slots = makeSlots(plan.request, course.allowance, maxDays);
  const past = readPast(course, plan, { progress, slots });
  const isOut = new Set([...past.learned, ...indicesOf(course, past.dropped)]);
  const choices = orderChoices(course).filter(
    ({ topic }) => past.learned.includes(topic) || !isOut.has(topic),
  );
  const order = choices.map(({ topic }) => topic).filter((topic) => !isOut.has(topic));
  const begun = findBegun(course, plan, progress);
  const parts = course.parts.map((_, topic) => listPartsLeft(course, plan, topic, begun.get(topic) ?? 0));
  const locks = readLocks(course, progress, order);
  const isSettled = course.known.map((known, topic) => known || isOut.has(topic));
  const scope = closeScope(course, plan, { locks, isSettled });
  return { course: { ...course, begun, parts, locks }, today, choices, past, slots, order, scope };
}

/** The days to plan; of today only what is not used yet. */
export function openSlots({ slots, today, past }: Remaining, lastDay: number): Slot[] {
  const [first, ...others] = slots.slice(today - 1, lastDay);
  if (!first) return [];
  const capacity = Math.max(0, first.capacity - sum(past.doneToday.map(({ minutes }) => minutes)));
  const subtractDone = (max: number) => Math.max(0, max - past.doneToday.length);
  const maxTopics = subtractDone(first.maxTopics);
  const maxTopicsForAge = subtractDone(first.maxTopicsForAge);
  return [{ ...first, capacity, maxTopics, maxTopicsForAge }, ...others];
}

function readLocks(course: Course, { locked = {} }: Progress, order: readonly number[]): Map<number, number> {
  const open = new Set(order);
  const locks = Object.entries(locked).map(([key, day]): [number, number] => [
    course.indexOf.get(key) ?? -1,
    day,
  ]);
  return new Map(locks.filter(([topic]) => open.has(topic)));
}

type Settled = { readonly locks: ReadonlyMap<number, number>; readonly isSettled: readonly boolean[] };

/** A plan that covers nothing still has the topics that it begins. */
function closeScope(course: Course, plan: Plan, { locks, isSettled }: Settled): Set<number> {
  const begun = plan.days.flatMap(({ items }) => items.map(({ key }) => key));
  const keys = plan.covered.length > 0 ? plan.covered : begun;
  const open = [...indicesOf(course, keys), ...locks.keys()];
  const isOpen = (topic: number) => !isSettled[topic];
  if (mayPresume(plan.request)) return new Set(open.filter(isOpen));
  return new Set(open.flatMap((topic) => missingPrerequisites(course, [topic], isOpen)));
}
