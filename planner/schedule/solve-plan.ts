import { type Course, inCurriculumOrder } from '../select/course.ts';
import { type Slot, learnShare } from '../time/make-slots.ts';
import { packTopics } from './pack-topics.ts';
import { endOf, type Schedule } from './schedule.ts';

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

/** At the slowest, every third learn day has a new topic. Our own choice. */
const maxStep = 3;

/** Chooses the slowest pace that leaves a quarter of the plan for practice. A full plan stays as it is. */
export function spreadTopics(course: Course, schedule: Schedule, lastDay: number): Schedule {
  const chosen = inCurriculumOrder(schedule.sequence);
  let spread = schedule;
  for (const slots of slowerPaces(course, schedule.slots)) {
    const slower = packTopics(course, chosen, slots);
    if (!slower || endOf(course, withoutLocked(course, slower)) > lastDay * learnShare) return spread;
    spread = slower;
  }
  return spread;
}

/** The day that a learner locked says nothing about the pace. */
function withoutLocked({ locks }: Course, { sequence, starts, ...rest }: Schedule): Schedule {
  const isFree = (topic: number | undefined) => topic !== undefined && !locks.has(topic);
  const free = starts.filter((_, at) => isFree(sequence[at]));
  return { ...rest, sequence: sequence.filter(isFree), starts: free };
}

function* slowerPaces({ allowance, locks }: Course, slots: readonly Slot[]): Generator<readonly Slot[]> {
  for (let max = allowance.newTopics - 1; max > 0; max -= 1)
    yield slots.map((slot) => limitTopics(slot, max));
  const locked = new Set(locks.values());
  const single = slots.map((slot) => limitTopics(slot, 1));
  for (let step = 2; step <= maxStep; step += 1)
    yield single.filter(({ day }, index) => index % step === 0 || locked.has(day));
}

function limitTopics(slot: Slot, max: number): Slot {
  return { ...slot, maxTopics: Math.min(slot.maxTopics, max) };
}
