import type { Course } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import type { Item, Why } from '../types/plan.ts';
import type { Choice } from '../select/order-choices.ts';

/** Where topics are: learn days are counted from 0 in `slots`, and parts follow on the next ones. */
export type Schedule = {
  readonly slots: readonly Slot[];
  /** Topics as they were placed, and the slot of each one's first part. */
  readonly sequence: readonly number[];
  readonly starts: readonly number[];
  /** Minutes of the parts of topics that were cut differently from the course. */
  readonly cuts: ReadonlyMap<number, readonly number[]>;
};

export function endOf(course: Course, schedule: Schedule): number {
  const ends = schedule.sequence.map((topic, at) => endAt(course, schedule, { topic, at }));
  return schedule.slots[ends.reduce((last, end) => Math.max(last, end), -1)]?.day ?? 0;
}

export function listFinished(course: Course, schedule: Schedule): number[] {
  const { sequence, slots } = schedule;
  return sequence.filter((topic, at) => endAt(course, schedule, { topic, at }) < slots.length);
}

function endAt(
  course: Course,
  { starts, cuts }: Schedule,
  { topic, at }: { topic: number; at: number },
): number {
  const parts = cuts.get(topic) ?? course.parts[topic] ?? [];
  return (starts[at] ?? 0) + Math.max(1, parts.length) - 1;
}

export type Piece = { readonly topic: number; readonly item: Item; readonly ends: boolean };

export function listPieces(
  course: Course,
  schedule: Schedule,
  reasons: ReadonlyMap<number, Why>,
): Map<number, Piece[]> {
  const days = new Map<number, Piece[]>();
  for (const [at, topic] of schedule.sequence.entries()) {
    const why = reasons.get(topic) ?? { kind: 'level' };
    for (const [index, piece] of cutTopic(course, schedule, { topic, why }).entries()) {
      const day = schedule.slots[(schedule.starts[at] ?? 0) + index]?.day;
      if (day !== undefined) days.set(day, [...(days.get(day) ?? []), piece]);
    }
  }
  return days;
}

function cutTopic(course: Course, { cuts }: Schedule, { topic, why }: Choice): Piece[] {
  const key = course.topics[topic]?.key ?? '';
  const sizes = cuts.get(topic) ?? course.parts[topic] ?? [];
  const begun = course.begun.get(topic) ?? 0;
  return sizes.map((minutes, index) => ({
    topic,
    item: { key, part: begun + index + 1, parts: begun + sizes.length, minutes, why },
    ends: index === sizes.length - 1,
  }));
}
