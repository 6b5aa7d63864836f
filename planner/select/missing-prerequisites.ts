import { reach } from '../model/reach.ts';
import { type Course, inCurriculumOrder } from './course.ts';

/** With the topics themselves, in curriculum order. */
export function missingPrerequisites(
  course: Course,
  topics: Iterable<number>,
  isMissing: (topic: number) => boolean,
): number[] {
  const listMissing = (some: readonly number[]) => some.filter(isMissing);
  const missing = reach(listMissing([...topics]), (topic) => listMissing(course.prerequisites[topic] ?? []));
  return inCurriculumOrder(missing);
}
