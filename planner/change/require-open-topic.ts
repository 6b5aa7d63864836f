import { refuseChange, type Refused } from './plan-change.ts';
import type { Course } from '../select/course.ts';
import type { Progress } from '../model/progress.ts';

export function requireOpenTopic(course: Course, progress: Progress, key: string): Refused | null {
  const topic = course.indexOf.get(key);
  if (topic === undefined) return refuseChange('unknown', [key]);
  if (Object.hasOwn(progress.done, key)) return refuseChange('done', [key]);
  if (progress.dropped?.includes(key)) return refuseChange('dropped', [key]);
  return course.known[topic] ? refuseChange('known', [key]) : null;
}
