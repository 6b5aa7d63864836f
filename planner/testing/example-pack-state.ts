import assert from 'node:assert/strict';

import { type PackState, startPackState } from '../schedule/pack-state.ts';
import { reserveLocks } from '../schedule/reserve-locks.ts';
import type { Course } from '../select/course.ts';
import { exampleCourse, learnSlots } from './example-course.ts';

/** Before the first of five learn days, with topics 0, 1, … of these minutes. */
export function examplePackState(minutes: readonly number[], changes: Partial<Course> = {}): PackState {
  const course = exampleCourse(minutes, changes);
  const slots = learnSlots(course, 7);
  const chosen = [...course.topics.keys()];
  const reservation = reserveLocks(course, chosen, slots);
  assert.ok(reservation);
  return startPackState(course, chosen, { slots, reservation });
}
