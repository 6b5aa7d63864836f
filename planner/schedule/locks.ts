import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';

/** What is kept free in learn days for topics that have their day; days are counted from 0 in the slots. */
export type Reservation = {
  /** The topics whose first part, and whose last, stands on a day; in curriculum order. */
  readonly starting: ReadonlyMap<number, readonly number[]>;
  readonly ending: ReadonlyMap<number, readonly number[]>;
  /** Minutes and places that they take. */
  readonly room: ReadonlyMap<number, number>;
  readonly places: ReadonlyMap<number, number>;
};

/** Keeps room for those of the chosen topics that have a day. Null where a day is no learn day, or cannot hold them. */
export function reservePins(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Reservation | null {
  if (course.pins.size === 0) return nothing;
  const pieces = chosen
    .filter((topic) => course.pins.has(topic))
    .flatMap((topic) => cut(course, topic, slots));
  const byDay = Map.groupBy(pieces, ({ at }) => at);
  const fits = [...byDay].every(([at, own]) => {
    const slot = slots[at];
    return slot && own.length <= slot.most && minutesOf(own) <= slot.room;
  });
  if (!fits) return null;
  return {
    starting: listTopics(pieces.filter(({ isFirst }) => isFirst)),
    ending: listTopics(pieces.filter(({ isLast }) => isLast)),
    room: new Map([...byDay].map(([at, own]) => [at, minutesOf(own)])),
    places: new Map([...byDay].map(([at, own]) => [at, own.length])),
  };
}

/** The chosen ones, those first that something with an early day rests on: then it can be held if anything lets it. */
export function orderByDay({ pins, before }: Course, chosen: readonly number[]): number[] {
  const until = new Map<number, number>();
  for (const topic of chosen.toReversed()) {
    const day = Math.min(until.get(topic) ?? Infinity, pins.get(topic) ?? Infinity);
    until.set(topic, day);
    for (const index of before[topic] ?? []) until.set(index, Math.min(until.get(index) ?? Infinity, day));
  }
  const dayOf = (topic: number) => until.get(topic) ?? Infinity;
  return chosen.toSorted((a, b) => (dayOf(a) === dayOf(b) ? a - b : dayOf(a) - dayOf(b)));
}

const nothing: Reservation = {
  starting: new Map(),
  ending: new Map(),
  room: new Map(),
  places: new Map(),
};

type Kept = {
  readonly topic: number;
  readonly at: number;
  readonly minutes: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** The parts of a topic on its day and the learn days after it; on no day where its own is none. */
function cut({ pins, parts }: Course, topic: number, slots: readonly Slot[]): Kept[] {
  const start = slots.findIndex(({ day }) => day === pins.get(topic));
  const sizes = parts[topic] ?? [];
  return sizes.map((minutes, part) => ({
    topic,
    at: start < 0 ? start : start + part,
    minutes,
    isFirst: part === 0,
    isLast: part === sizes.length - 1,
  }));
}

function minutesOf(pieces: readonly Kept[]): number {
  return pieces.reduce((minutes, piece) => minutes + piece.minutes, 0);
}

function listTopics(pieces: readonly Kept[]): Map<number, number[]> {
  const byDay = Map.groupBy(pieces, ({ at }) => at);
  return new Map([...byDay].map(([at, own]) => [at, own.map(({ topic }) => topic)]));
}
