import type { PlanRequest } from '../types/plan-request.ts';
import { type Course, readCourse } from '../select/course.ts';
import { makeSlots, type Slot } from '../time/make-slots.ts';
import { cutMinutes, sum } from '../time/minutes.ts';
import { exampleTopic } from './example-topic.ts';

export const adult: PlanRequest = { days: 14, age: 30, level: 1 };

/** With 30 minutes each, one topic fills the time of a learn day. */
export const oneADay = { minutesADay: { weekday: 36 } };

const capacity = 35;

/** A course of topics 0, 1, … with these minutes and no prerequisites, in parts of at most 35 minutes. */
export function exampleCourse(minutes: readonly number[], changes: Partial<Course> = {}): Course {
  const topics = minutes.map((one, at) => exampleTopic(at + 1, { minutes: one }));
  return { ...readCourse(topics, adult), ...limitParts(topics), ...changes };
}

/** Weeks of five learn days, as after the first: days with 35 of 45 minutes for three new topics at most, and time to ask about all of them. */
export function exampleSlots({ request, allowance }: Course, lastDay: number): Slot[] {
  return makeSlots({ ...request, level: 2 }, allowance, lastDay).map((slot) =>
    Object.assign(slot, {
      capacity: slot.type === 'learn' ? capacity : 0,
      asked: 0,
      askedInTime: Infinity,
    }),
  );
}

/** Days 1 to 5, 8 to 12 and so on. */
export function learnSlots(course: Course, lastDay: number): Slot[] {
  return exampleSlots(course, lastDay).filter(({ type }) => type === 'learn');
}

function limitParts(topics: Parameters<typeof readCourse>[0]): Pick<Course, 'allowance' | 'parts'> {
  const { allowance, parts } = readCourse(topics, adult);
  const cut = parts.map((sizes) => cutMinutes(sum(sizes), capacity));
  return { allowance: { ...allowance, minCapacity: capacity }, parts: cut };
}
