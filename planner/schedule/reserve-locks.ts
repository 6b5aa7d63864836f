import { type Course, isStep } from '../select/course.ts';
import { sum } from '../time/minutes.ts';
import type { Slot } from '../time/make-slots.ts';

/** Days are counted from 0 in the slots. */
export type Reservation = {
  /** The topics whose first part, and whose last, is on a day; in curriculum order. */
  readonly starting: ReadonlyMap<number, readonly number[]>;
  readonly ending: ReadonlyMap<number, readonly number[]>;
  readonly minutes: ReadonlyMap<number, number>;
  readonly topicCounts: ReadonlyMap<number, number>;
};

export const noReservation: Reservation = {
  starting: new Map(),
  ending: new Map(),
  minutes: new Map(),
  topicCounts: new Map(),
};

export function reserveLocks(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Reservation | null {
  const parts = chosen
    .filter((topic) => course.locks.has(topic))
    .flatMap((topic) => listLockedParts(course, topic, slots));
  const byDay = Map.groupBy(parts, ({ at }) => at);
  const fits = [...byDay].every(([at, own]) => {
    const slot = slots[at];
    return slot && countTopics(course, own) <= slot.maxTopicsForAge && sumMinutes(own) <= slot.capacity;
  });
  if (!fits) return null;
  return {
    starting: listTopics(parts.filter(({ isFirst }) => isFirst)),
    ending: listTopics(parts.filter(({ isLast }) => isLast)),
    minutes: new Map([...byDay].map(([at, own]) => [at, sumMinutes(own)])),
    topicCounts: new Map([...byDay].map(([at, own]) => [at, countTopics(course, own)])),
  };
}

/** Puts those first that a topic with an early lock depends on: this order meets the locks if any order does. */
export function orderByLocks({ locks, prerequisites }: Course, chosen: readonly number[]): number[] {
  const deadlines = new Map<number, number>();
  const deadlineOf = (topic: number) => deadlines.get(topic) ?? Infinity;
  for (const topic of chosen.toReversed()) {
    const day = Math.min(deadlineOf(topic), locks.get(topic) ?? Infinity);
    deadlines.set(topic, day);
    for (const index of prerequisites[topic] ?? []) deadlines.set(index, Math.min(deadlineOf(index), day));
  }
  return chosen.toSorted((a, b) => (deadlineOf(a) === deadlineOf(b) ? a - b : deadlineOf(a) - deadlineOf(b)));
}

type LockedPart = {
  readonly topic: number;
  readonly at: number;
  readonly minutes: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** The parts of a topic on its day and the learn days after it; at -1 where the day is not a learn day. */
function listLockedParts({ locks, parts }: Course, topic: number, slots: readonly Slot[]): LockedPart[] {
  const start = slots.findIndex(({ day }) => day === locks.get(topic));
  const sizes = parts[topic] ?? [];
  return sizes.map((minutes, part) => ({
    topic,
    at: start < 0 ? start : start + part,
    minutes,
    isFirst: part === 0,
    isLast: part === sizes.length - 1,
  }));
}

function countTopics(course: Course, parts: readonly LockedPart[]): number {
  return parts.filter(({ topic }) => !isStep(course, topic)).length;
}

function sumMinutes(parts: readonly LockedPart[]): number {
  return sum(parts.map(({ minutes }) => minutes));
}

function listTopics(parts: readonly LockedPart[]): Map<number, number[]> {
  const byDay = Map.groupBy(parts, ({ at }) => at);
  return new Map([...byDay].map(([at, own]) => [at, own.map(({ topic }) => topic)]));
}
