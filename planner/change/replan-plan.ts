import { type Locked, packLocked, solveLocked } from './hold-locks.ts';
import type { Plan } from '../model/plan.ts';
import type { Progress } from '../model/progress.ts';
import { openSlots, readRemaining, type Remaining } from './remaining.ts';
import { mostDays } from '../model/request.ts';
import { endOf } from '../schedule/spread.ts';
import type { PlanTopic } from '../model/topic.ts';
import { writePlan } from '../write/write-plan.ts';

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
 * Locked topics stand on their days where that can be; each plan says which it holds.
 * `topics` are those that the plan was made of, or as they are by now. Throws a RangeError where today is not a day
 * from 1 to `mostDays`.
 */
export function replanPlan(topics: readonly PlanTopic[], plan: Plan, progress: Progress): Replan {
  const left = readRemaining(topics, plan, progress);
  const { scope, order } = left;
  const lastDay = lastDayOf(plan, progress);
  const wanted = order.filter((topic) => scope.has(topic));
  const onTime = layFrom(left, [...wanted, ...order.filter((topic) => !scope.has(topic))], lastDay);
  const covered = new Set(onTime.covered);
  const missing = [...scope].filter((topic) => !covered.has(left.course.topics[topic]?.key ?? ''));
  if (missing.length === 0) return { isChoice: false, onTime, inFull: onTime };
  return { isChoice: true, onTime, inFull: layInFull(left, wanted, lastDay) };
}

/** The last day of a plan that is laid out again and ends on time. */
export function lastDayOf(plan: Plan, { today }: Progress): number {
  return Math.max(plan.days.length, today - 1);
}

function layFrom(left: Remaining, order: readonly number[], lastDay: number): Plan {
  return writeFrom(left, solveLocked(left, order, openSlots(left, lastDay)), lastDay);
}

function writeFrom(left: Remaining, { course, packing }: Locked, lastDay: number): Plan {
  const slots = openSlots(left, lastDay);
  const request = { ...course.request, days: lastDay };
  return writePlan({ ...course, request }, { choices: left.choices, packing, slots }, left.past);
}

/** All that is wanted, over as many days as it takes. */
function layInFull(left: Remaining, wanted: readonly number[], lastDay: number): Plan {
  const locked = packSoonestLocked(left, wanted);
  if (!locked) return layFrom(left, wanted, mostDays);
  const last = Math.max(lastDay, endOf(locked.course, locked.packing));
  const solved = solveLocked({ ...left, course: locked.course }, wanted, openSlots(left, last));
  // Where the days leave no room beside the locks, a solution that begins without them may miss what fits.
  return writeFrom(left, solved.packing.sequence.length < wanted.length ? locked : solved, last);
}

/** With as many locks as can be held, and of that as soon as can be: topics are cut where it ends the plan earlier. */
function packSoonestLocked(left: Remaining, wanted: readonly number[]): Locked | null {
  const learnDays = openSlots(left, mostDays).filter(({ type }) => type === 'learn');
  const chosen = wanted.toSorted((a, b) => a - b);
  const [whole, cut] = [false, true].map((mayCut) =>
    packLocked({ ...left.course, mayCut }, chosen, learnDays),
  );
  if (!whole || !cut || cut.course.pins.size !== whole.course.pins.size) return whole ?? cut ?? null;
  return endOf(cut.course, cut.packing) < endOf(whole.course, whole.packing) ? cut : whole;
}
