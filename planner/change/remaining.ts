import { laySlots, type Slot } from '../time/calendar.ts';
import { type Course, readCourse } from '../model/course.ts';
import { findBegun, type Past, readPast } from './past.ts';
import { listPartsLeft } from './parts-left.ts';
import type { Plan } from '../model/plan.ts';
import type { Progress } from '../model/progress.ts';
import { mostDays } from '../model/request.ts';
import { type Choice, missingBefore, orderChoices } from '../select/select-topics.ts';
import { sum } from '../time/sum.ts';
import type { PlanTopic } from '../model/topic.ts';

/** What is left of a plan. Its course has the parts that are still to learn, and the locks as they are wanted. */
export type Remaining = {
  readonly course: Course;
  readonly today: number;
  readonly choices: readonly Choice[];
  readonly past: Past;
  readonly slots: readonly Slot[];
  /** What is still to learn, in order of importance, and what of it the old plan covered or the learner locked. */
  readonly order: readonly number[];
  readonly scope: ReadonlySet<number>;
};

/** Throws a RangeError where today is not a day from 1 to `mostDays`. */
export function readRemaining(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Remaining {
  const { today } = progress;
  if (!Number.isInteger(today) || today < 1 || today > mostDays)
    throw new RangeError(`Today is a day from 1 to ${mostDays}, not ${today}.`);
  const course = readCourse(topics, plan.request);
  const slots = laySlots(plan.request, course.allowance, mostDays);
  const past = readPast(course, plan, { progress, slots });
  const isOut = new Set([...past.learnt, ...past.dropped.map((key) => course.indexOf.get(key) ?? -1)]);
  const choices = orderChoices(course).filter(
    ({ topic }) => past.learnt.includes(topic) || !isOut.has(topic),
  );
  const order = choices.map(({ topic }) => topic).filter((topic) => !isOut.has(topic));
  const begun = findBegun(course, plan, progress);
  const parts = course.parts.map((_, topic) => listPartsLeft(course, plan, topic, begun.get(topic) ?? 0));
  const pins = readLocks(course, progress, order);
  const isSettled = course.known.map((known, topic) => known || isOut.has(topic));
  const scope = closeScope(course, plan, { pins, isSettled });
  return { course: { ...course, begun, parts, pins }, today, choices, past, slots, order, scope };
}

/** The days to lay; of today only what is not held already. */
export function openSlots({ slots, today, past }: Remaining, lastDay: number): Slot[] {
  const [first, ...others] = slots.slice(today - 1, lastDay);
  if (!first) return [];
  const room = Math.max(0, first.room - sum(past.held.map(({ minutes }) => minutes)));
  const left = (places: number) => Math.max(0, places - past.held.length);
  return [{ ...first, room, places: left(first.places), most: left(first.most) }, ...others];
}

function readLocks(course: Course, { locked = {} }: Progress, order: readonly number[]): Map<number, number> {
  const open = new Set(order);
  const locks = Object.entries(locked).map(([key, day]): [number, number] => [
    course.indexOf.get(key) ?? -1,
    day,
  ]);
  return new Map(locks.filter(([topic]) => open.has(topic)));
}

type Wanted = { readonly pins: ReadonlyMap<number, number>; readonly isSettled: readonly boolean[] };

/** What the plan covered, or at least began, and the locks, and is not settled, with what it rests on if not presumed. */
function closeScope(course: Course, plan: Plan, { pins, isSettled }: Wanted): Set<number> {
  const begun = plan.days.flatMap(({ items }) => items.map(({ key }) => key));
  const held = plan.covered.length > 0 ? plan.covered : begun;
  const open = [...held.flatMap((key) => course.indexOf.get(key) ?? []), ...pins.keys()];
  if (plan.request.presume) return new Set(open.filter((topic) => !isSettled[topic]));
  return new Set(open.flatMap((topic) => missingBefore(course, topic, isSettled)));
}
