import { refuse, type Refused } from './change.ts';
import type { Course } from '../model/course.ts';
import type { Progress } from '../model/progress.ts';

/** Why nothing can be moved or taken out of a topic that has no place to come; null where it has one. */
export function refuseTopic(course: Course, progress: Progress, key: string): Refused | null {
  const topic = course.indexOf.get(key);
  if (topic === undefined) return refuse('unknown', [key]);
  if (Object.hasOwn(progress.done, key)) return refuse('done', [key]);
  if (progress.dropped?.includes(key)) return refuse('dropped', [key]);
  return course.known[topic] ? refuse('known', [key]) : null;
}
