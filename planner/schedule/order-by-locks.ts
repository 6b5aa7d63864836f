import type { Course } from '../select/course.ts';

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
