import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { packTopics, type Packing } from './pack.ts';

/** All is learned by then at the latest where a plan is spread; what is left of it repeats and builds. */
export const learnedBy = 0.75;
/** At most two days of practice after a day with something new. */
const thinnest = 3;

/**
 * Lays topics that fit easily over more days: fewer new ones a day first, then days of practice between.
 * Takes the slowest pace that leaves a quarter of the plan; a plan that is full stays as it is.
 */
export function spreadTopics(course: Course, packing: Packing, lastDay: number): Packing {
  const chosen = packing.sequence.toSorted((a, b) => a - b);
  let spread = packing;
  for (const slots of slowerPaces(course, packing.slots)) {
    const slower = packTopics(course, chosen, slots);
    if (!slower || endOf(course, withoutPins(course, slower)) > lastDay * learnedBy) return spread;
    spread = slower;
  }
  return spread;
}

/** The day on which the last part stands; 0 where there is none. */
export function endOf(course: Course, packing: Packing): number {
  const ends = packing.sequence.map((topic, at) => endAt(course, packing, { topic, at }));
  return packing.slots[ends.reduce((last, end) => Math.max(last, end), -1)]?.day ?? 0;
}

/** The slot of the last part of a topic that is the one at `at` in the sequence. */
export function endAt(
  course: Course,
  { starts, cuts }: Packing,
  { topic, at }: { topic: number; at: number },
): number {
  const parts = cuts.get(topic) ?? course.parts[topic] ?? [];
  return (starts[at] ?? 0) + Math.max(1, parts.length) - 1;
}

/** What stands late because the learner wants it there says nothing about the pace. */
function withoutPins({ pins }: Course, { sequence, starts, ...rest }: Packing): Packing {
  const isFree = (topic: number | undefined) => topic !== undefined && !pins.has(topic);
  const free = starts.filter((_, at) => isFree(sequence[at]));
  return { ...rest, sequence: sequence.filter(isFree), starts: free };
}

function* slowerPaces({ allowance, pins }: Course, slots: readonly Slot[]): Generator<readonly Slot[]> {
  for (let places = allowance.newTopics - 1; places > 0; places -= 1)
    yield slots.map((slot) => limitPlaces(slot, places));
  const kept = new Set(pins.values());
  const single = slots.map((slot) => limitPlaces(slot, 1));
  for (let step = 2; step <= thinnest; step += 1)
    yield single.filter(({ day }, index) => index % step === 0 || kept.has(day));
}

function limitPlaces(slot: Slot, most: number): Slot {
  return { ...slot, places: Math.min(slot.places, most) };
}
