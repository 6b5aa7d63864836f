import { reach } from '../model/reach.ts';
import type { Course } from './course.ts';

/** With the topic itself, in curriculum order. */
export function missingPrerequisites(course: Course, topic: number, taken: readonly boolean[]): number[] {
  const isMissing = (index: number) => !taken[index];
  const missing = reach([topic].filter(isMissing), (index) =>
    (course.prerequisites[index] ?? []).filter(isMissing),
  );
  return [...missing].toSorted((a, b) => a - b);
}
