import { type Course, inCurriculumOrder, isChain, minutesOf } from '../select/course.ts';
import { endsAtStep, limitToGoal, listCounts } from './goal-ends.ts';
import { sum } from '../time/minutes.ts';
import { type Slot, learnShare } from '../time/make-slots.ts';
import { packTopics } from './pack-topics.ts';
import { endOf, type Schedule } from './schedule.ts';

/** Learn days that stay free at the end take the first parts of the next topic: even a one-day plan is used. */
export function solvePlan(course: Course, choices: readonly number[], slots: readonly Slot[]): Schedule {
  const order = limitToGoal(course, choices);
  const learnDays = slots.filter(({ type }) => type === 'learn');
  const whole = packTopics(course, inCurriculumOrder(order), learnDays);
  if (whole && isChain(course.request)) return whole;
  if (whole) return spreadTopics(course, whole, slots.at(-1)?.day ?? 0);
  const tight = { ...course, mayCut: true };
  const schedule = fitTopics(tight, order, learnDays);
  const taught = new Set(schedule.sequence);
  const next = order.find((topic) => !taught.has(topic));
  return next === undefined || endsAtStep(tight, order, next) ? schedule : beginTopic(tight, next, schedule);
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

/** May miss the longest beginning, as a larger set may fit where a smaller does not; more days never cover less. */
export function fitTopics(course: Course, order: readonly number[], slots: readonly Slot[]): Schedule {
  const counts = listCounts(course, order);
  const packFirst = (count: number) =>
    packTopics(course, inCurriculumOrder(order.slice(0, counts[count])), slots);
  let best = packFirst(counts.length - 1);
  if (best) return best;
  const locked = order.findLastIndex((topic) => course.locks.has(topic)) + 1;
  let fits = counts.findIndex((count) => count >= locked);
  if (fits > 0) best = packFirst(fits);
  let fails = counts.length - 1;
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

/** Topics take at least this share of the learn days: projects do not take nearly all. With a goal, its steps are the projects. Our own choice. */
const [minTopicShare, minGoalShare] = [1 / 5, 1 / 2];

/** Chooses the slowest pace that leaves a quarter of the plan for projects. A full plan stays as it is. */
export function spreadTopics(course: Course, schedule: Schedule, lastDay: number): Schedule {
  const chosen = inCurriculumOrder(schedule.sequence);
  const minutes = sum(chosen.map((topic) => minutesOf(course, topic)));
  const share = course.request.goal === undefined ? minTopicShare : minGoalShare;
  let spread = schedule;
  for (const slots of slowerPaces(course, schedule.slots)) {
    const slower = packTopics(course, chosen, slots);
    if (!slower) return spread;
    const end = endOf(course, withoutLocked(course, slower));
    const learnDays = schedule.slots.filter(({ day }) => day <= end);
    const isThin = minutes < share * sum(learnDays.map(({ budget }) => budget));
    if (isThin || end > lastDay * learnShare) return spread;
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
  return { ...slot, maxTopics: Math.min(slot.maxTopics, max), maxSteps: 1 };
}
