import { type Course, inCurriculumOrder } from '../select/course.ts';
import { learnShare } from '../time/find-last-work-day.ts';
import type { Slot } from '../time/make-slots.ts';
import { packTopics } from './pack-topics.ts';
import { endOf, type Schedule } from './schedule.ts';

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
