import { laySlots } from '../time/calendar.ts';
import { type Course, minutesOf, readCourse } from '../model/course.ts';
import { mostDays, type PlanRequest } from '../model/request.ts';
import { orderChoices } from '../select/select-topics.ts';
import { packSoonest } from '../schedule/solve.ts';
import { endOf, learnedBy } from '../schedule/spread.ts';
import { sum } from '../time/sum.ts';
import type { PlanTopic } from '../model/topic.ts';

export type DaysNeeded = {
  /** The fewest days that hold all topics; null beyond `mostDays`. */
  readonly daysNeeded: number | null;
  /** As many, and the last quarter for projects and reviews: what to suggest. */
  readonly daysEnough: number | null;
};

/** Says how many days would hold all that a request is about, however many it names. */
export function countDaysNeeded(topics: readonly PlanTopic[], request: PlanRequest): DaysNeeded {
  const course = readCourse(topics, request);
  return findDaysNeeded(
    course,
    orderChoices(course).map(({ topic }) => topic),
  );
}

export function findDaysNeeded(course: Course, order: readonly number[]): DaysNeeded {
  const minutes = sum(order.map((topic) => minutesOf(course, topic)));
  const week = laySlots(course.request, course.allowance, daysOfCycle);
  const perDay = sum(week.map(({ room }) => room)) / daysOfCycle;
  const likely = Math.min(mostDays, Math.ceil((minutes / Math.max(1, perDay)) * 2) + daysOfCycle);
  const end = findEnd(course, order, likely) ?? (likely < mostDays ? findEnd(course, order, mostDays) : null);
  return { daysNeeded: end, daysEnough: end && Math.min(mostDays, Math.ceil(end / learnedBy)) };
}

/** After so many days weekdays and sessions stand as at the beginning, whatever rests there are. */
const daysOfCycle = 49;

function findEnd(course: Course, order: readonly number[], lastDay: number): number | null {
  const soonest = packSoonest(course, order, laySlots(course.request, course.allowance, lastDay));
  return soonest && endOf(course, soonest);
}
