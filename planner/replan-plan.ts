import { laySlots, type Slot } from './calendar.ts';
import { type Course, readCourse } from './course.ts';
import { findBegun, type Past, readPast } from './past.ts';
import { packTopics } from './packing.ts';
import type { Plan } from './plan.ts';
import type { Progress } from './progress.ts';
import { mostDays } from './request.ts';
import { type Choice, missingBefore, orderChoices } from './selection.ts';
import { solvePlan } from './solving.ts';
import { endOf } from './spreading.ts';
import { sum } from './sum.ts';
import type { PlanTopic } from './topic.ts';
import { writePlan } from './writing.ts';

/** Two ways on from today; where `isChoice` is false they are the same plan, and nothing has to be given up. */
export type Replan = {
  readonly isChoice: boolean;
  /** Ends on the day of the old plan, with what fits. */
  readonly onTime: Plan;
  /** Holds all that the old plan covered, and ends when that is learned, or after ten years. */
  readonly inFull: Plan;
};

/**
 * Lays out what is left of a plan from today on. What was done stays where it stands; what was missed comes again.
 * `topics` are those that the plan was made of, or as they are by now. Throws a RangeError where today is not a day
 * from 1 to `mostDays`.
 */
export function replanPlan(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Replan {
  const left = readLeft(topics, plan, progress);
  const { scope, order } = left;
  const lastDay = Math.max(plan.days.length, progress.today - 1);
  const fitting = [
    ...order.filter((topic) => scope.has(topic)),
    ...order.filter((topic) => !scope.has(topic)),
  ];
  const onTime = layFrom(left, progress.today, { order: fitting, lastDay });
  const covered = new Set(onTime.covered);
  const missing = [...scope].filter((topic) => !covered.has(left.course.topics[topic]?.key ?? ''));
  if (missing.length === 0) return { isChoice: false, onTime, inFull: onTime };
  const wanted = order.filter((topic) => scope.has(topic));
  const end = Math.max(lastDay, findEnd(left, progress.today, wanted));
  return { isChoice: true, onTime, inFull: layFrom(left, progress.today, { order: wanted, lastDay: end }) };
}

type Left = {
  readonly course: Course;
  readonly choices: readonly Choice[];
  readonly past: Past;
  readonly slots: readonly Slot[];
  /** What is still to learn, in order of importance, and what of it the old plan covered. */
  readonly order: readonly number[];
  readonly scope: ReadonlySet<number>;
};

function readLeft(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Left {
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
  const scope = closeScope(
    course,
    plan,
    course.known.map((known, topic) => known || isOut.has(topic)),
  );
  const begun = findBegun(course, plan, progress);
  const parts = course.parts.map((sizes, topic) => sizes.slice(begun.get(topic) ?? 0));
  return { course: { ...course, begun, parts }, choices, past, slots, order, scope };
}

/** What the plan covered, or at least began, and is not settled, with what it rests on by now unless that is presumed. */
function closeScope(course: Course, plan: Plan, isSettled: readonly boolean[]): Set<number> {
  const begun = plan.days.flatMap(({ items }) => items.map(({ key }) => key));
  const held = plan.covered.length > 0 ? plan.covered : begun;
  const open = held.flatMap((key) => course.indexOf.get(key) ?? []);
  if (plan.request.presume) return new Set(open.filter((topic) => !isSettled[topic]));
  return new Set(open.flatMap((topic) => missingBefore(course, topic, isSettled)));
}

function layFrom(
  left: Left,
  today: number,
  { order, lastDay }: { order: readonly number[]; lastDay: number },
): Plan {
  const slots = openSlots(left, today, lastDay);
  const packing = solvePlan(left.course, order, slots);
  const course = { ...left.course, request: { ...left.course.request, days: lastDay } };
  return writePlan(course, { choices: left.choices, packing, slots }, left.past);
}

function findEnd(left: Left, today: number, wanted: readonly number[]): number {
  const learnDays = openSlots(left, today, mostDays).filter(({ type }) => type === 'learn');
  const chosen = wanted.toSorted((a, b) => a - b);
  const packing = packTopics(left.course, chosen, learnDays);
  return packing ? endOf(left.course, packing) : mostDays;
}

/** The days to lay; of today only what is not held already. */
function openSlots({ slots, past }: Left, today: number, lastDay: number): Slot[] {
  const [first, ...others] = slots.slice(today - 1, lastDay);
  if (!first) return [];
  const room = Math.max(0, first.room - sum(past.held.map(({ minutes }) => minutes)));
  return [{ ...first, room, places: Math.max(0, first.places - past.held.length) }, ...others];
}
