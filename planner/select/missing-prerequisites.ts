import type { Course } from './course.ts';

/** The topic and all its prerequisites, direct or not, that are not yet taken, in curriculum order. */
export function missingPrerequisites(course: Course, topic: number, taken: readonly boolean[]): number[] {
  const missing = new Set<number>();
  const open = [topic];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (taken[index] || missing.has(index)) continue;
    missing.add(index);
    open.push(...(course.prerequisites[index] ?? []));
  }
  return [...missing].toSorted((a, b) => a - b);
}
