import { fitGoal, readShortest } from '../schedule/fit-goal.ts';
import { maxDays, type PlanRequest } from '../types/plan-request.ts';
import type { PlanTopic } from '../types/plan-topic.ts';
import { endOf } from '../schedule/schedule.ts';
import { limitToGoal } from '../schedule/goal-ends.ts';
import { packSoonest } from '../schedule/solve-plan.ts';
import { type Course, isOwnStep, minutesOf, missingPrerequisites } from '../select/course.ts';
import { orderChoices } from '../select/order-choices.ts';
import { learnShare, makeSlots } from '../time/make-slots.ts';
import { sum } from '../time/minutes.ts';

export type DaysNeeded = {
  /** Null beyond `maxDays`. */
  readonly daysNeeded: number | null;
  readonly daysEnough: number | null;
};

export function countDaysNeeded(topics: readonly PlanTopic[], request: PlanRequest): DaysNeeded {
  const { course } = fitGoal(topics, request);
  return findDaysNeeded(course, listRequired(course));
}

/** The fewest days that a goal takes where the plan is as short as it may be, with pauses and days of rest. */
export function countDaysToEnd(topics: readonly PlanTopic[], request: PlanRequest): number | null {
  const course = readShortest(topics, request);
  const order = orderChoices(course).map(({ topic }) => topic);
  return findDaysNeeded(course, limitToGoal(course, order)).daysNeeded;
}

/** All topics; for a goal its steps and what they build on, but for what there is no time for. */
export function listRequired(course: Course): number[] {
  const order = orderChoices(course).map(({ topic }) => topic);
  const steps = order.filter((topic) => isOwnStep(course, topic));
  if (steps.length === 0) return order;
  if ((course.request.shareInSteps ?? 1) < 1) return [...limitToGoal(course, order)];
  return missingPrerequisites(course, steps, (topic) => !course.known[topic]);
}

/** Tries about twice the likely number of days first, which is usually enough. */
export function findDaysNeeded(course: Course, order: readonly number[]): DaysNeeded {
  const minutes = sum(order.map((topic) => minutesOf(course, topic)));
  const cycle = makeSlots(course.request, course.allowance, daysOfCycle);
  const perDay = sum(cycle.map(({ capacity }) => capacity)) / daysOfCycle;
  const likely = Math.min(maxDays, Math.ceil((minutes / Math.max(1, perDay)) * 2) + daysOfCycle);
  const end = findEnd(course, order, likely) ?? (likely < maxDays ? findEnd(course, order, maxDays) : null);
  return { daysNeeded: end, daysEnough: end && Math.min(maxDays, Math.ceil(end / learnShare)) };
}

/** Seven weeks of seven sessions: then weekdays and sessions repeat, with any days of rest. */
const daysOfCycle = 49;

function findEnd(course: Course, order: readonly number[], lastDay: number): number | null {
  const soonest = packSoonest(course, order, makeSlots(course.request, course.allowance, lastDay));
  return soonest && endOf(course, soonest);
}
