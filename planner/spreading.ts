import type { Slot } from './calendar.ts';
import type { Course } from './course.ts';
import { packTopics, type Packing } from './packing.ts';

/** All is learned by then at the latest where a plan is spread; what is left of it repeats and builds. */
const learnedBy = 0.75;
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
export function endOf(course: Course, { slots, sequence, starts }: Packing): number {
  const ends = sequence.map((topic, at) => (starts[at] ?? 0) + (course.parts[topic]?.length ?? 1) - 1);
  return slots[ends.reduce((last, end) => Math.max(last, end), -1)]?.day ?? 0;
}

/** What stands late because the learner wants it there says nothing about the pace. */
function withoutPins({ pins }: Course, { slots, sequence, starts }: Packing): Packing {
  const isFree = (topic: number | undefined) => topic !== undefined && !pins.has(topic);
  return { slots, sequence: sequence.filter(isFree), starts: starts.filter((_, at) => isFree(sequence[at])) };
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
