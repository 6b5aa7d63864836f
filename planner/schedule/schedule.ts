import type { Course } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';

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
