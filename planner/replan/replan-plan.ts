import type { Plan } from '../types/plan.ts';
import { maxDays } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import type { Progress } from '../types/progress.ts';
import { inCurriculumOrder } from '../select/course.ts';
import { packTopics } from '../schedule/pack-topics.ts';
import { endOf } from '../schedule/schedule.ts';
import { writePlan } from '../days/write-plan.ts';
import { holdLocks, type LockedSchedule } from './hold-locks.ts';
import { openSlots, readRemaining, type Remaining } from './read-remaining.ts';
import { solveLocked } from './solve-locked.ts';

/** If `isChoice` is false, they are the same plan and nothing is lost. */
export type Replan = {
  readonly isChoice: boolean;
  /** Ends on the day of the old plan, with what fits. */
  readonly onTime: Plan;
  /** Has all that the old plan covered, and ends when that is learned, or after ten years. */
  readonly inFull: Plan;
};

/** What was done stays, what was missed comes again. Throws a RangeError unless today is a day from 1 to `maxDays`. */
export function replanPlan(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Replan {
  const left = readRemaining(topics, plan, progress);
  const { scope, order } = left;
  const lastDay = lastDayOf(plan, progress);
  const own = order.filter((topic) => scope.has(topic));
  const onTime = replanFrom(left, [...own, ...order.filter((topic) => !scope.has(topic))], lastDay);
  const covered = new Set(onTime.covered);
  const missing = [...scope].filter((topic) => !covered.has(left.course.topics[topic]?.key ?? ''));
  if (missing.length === 0) return { isChoice: false, onTime, inFull: onTime };
  return { isChoice: true, onTime, inFull: replanInFull(left, own, lastDay) };
}

export function lastDayOf(plan: Plan, { today }: Progress): number {
  return Math.max(plan.days.length, today - 1);
}

function replanFrom(left: Remaining, order: readonly number[], lastDay: number): Plan {
  return writeFrom(left, solveLocked(left, order, openSlots(left, lastDay)), lastDay);
}

function writeFrom(left: Remaining, { course, schedule }: LockedSchedule, lastDay: number): Plan {
  const slots = openSlots(left, lastDay);
  const request = { ...course.request, days: lastDay };
  return writePlan({ ...course, request }, { choices: left.choices, schedule, slots }, left.past);
}

function replanInFull(left: Remaining, order: readonly number[], lastDay: number): Plan {
  const locked = packSoonestLocked(left, order);
  if (!locked) return replanFrom(left, order, maxDays);
  const last = Math.max(lastDay, endOf(locked.course, locked.schedule));
  const solved = solveLocked(left, order, openSlots(left, last));
  // A solution that begins without the locks may miss them, or what fits when the days are full.
  const isWhole = solved.schedule.sequence.length >= order.length && countLocks(solved) >= countLocks(locked);
  return writeFrom(left, isWhole ? solved : locked, last);
}

/** As many locks as possible come first, then an early end. */
function packSoonestLocked(left: Remaining, order: readonly number[]): LockedSchedule | null {
  const learnDays = openSlots(left, maxDays).filter(({ type }) => type === 'learn');
  const chosen = inCurriculumOrder(order);
  const [whole, cut] = [false, true].map((mayCut) =>
    holdLocks({ ...left.course, mayCut }, (course) => packTopics(course, chosen, learnDays)),
  );
  if (!whole || !cut) return whole ?? cut ?? null;
  if (countLocks(cut) !== countLocks(whole)) return countLocks(cut) > countLocks(whole) ? cut : whole;
  return endOf(cut.course, cut.schedule) < endOf(whole.course, whole.schedule) ? cut : whole;
}

function countLocks({ course }: LockedSchedule): number {
  return course.locks.size;
}
