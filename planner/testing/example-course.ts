import type { PlanRequest } from '../types/plan-request.ts';
import { type Course, readCourse } from '../select/course.ts';
import { makeSlots, type Slot } from '../time/make-slots.ts';
import { exampleTopic } from './example-topic.ts';

/** Learn days have 35 of 45 minutes for three new topics at most. */
export const adult: PlanRequest = { days: 14, age: 30, level: 1 };

/** A course of topics 0, 1, … with these minutes and no prerequisites. */
export function exampleCourse(minutes: readonly number[], changes: Partial<Course> = {}): Course {
  const topics = minutes.map((one, at) => exampleTopic(at + 1, { minutes: one }));
  return { ...readCourse(topics, adult), ...changes };
}

/** Days 1 to 5, 8 to 12 and so on. */
export function learnSlots({ request, allowance }: Course, lastDay: number): Slot[] {
  return makeSlots(request, allowance, lastDay).filter(({ type }) => type === 'learn');
}
