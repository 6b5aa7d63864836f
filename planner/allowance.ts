import { type AgeBand, bandOf, byLevel } from './age.ts';
import type { PlanRequest } from './request.ts';

/** What a learner gives and takes a day. It never depends on the number of days: else more days could cover less. */
export type Allowance = {
  readonly weekday: number;
  readonly weekend: number;
  /** Minutes of the seven days from day 1 on, repeating; 0 is a rest. */
  readonly week: readonly number[];
  /** New topics a day: what the age carries, and what can be asked again on the next day. */
  readonly newTopics: number;
  /** Minutes for new topics on the shortest day: what a topic is cut by. */
  readonly leastRoom: number;
};

export const reviewLength = 3;
const leastNamed = 10;

export function allowTime(request: PlanRequest): Allowance {
  const band = bandOf(request.age);
  const usual = byLevel(band.minutes, request.level);
  const named = nameMinutes(request, band) ?? { weekday: usual, weekend: usual };
  const week = layWeek(request, named);
  const shortest = Math.min(...week.filter((minutes) => minutes > 0));
  const carried = byLevel(band.newTopics, request.level);
  return {
    ...named,
    week,
    newTopics: Math.min(carried, questionsWithin(shortest)),
    leastRoom: roomWithin(shortest),
  };
}

/** Minutes of a learn day that are for new topics: three quarters, for plans run late by more than learners think. */
export function roomWithin(minutes: number): number {
  return minutes === 0 ? 0 : minutes - reviewMinutes(minutes);
}

/** Reviews that a usual day has time for. */
export function questionsWithin(minutes: number): number {
  return minutes === 0 ? 0 : Math.floor(reviewMinutes(minutes) / reviewLength);
}

function reviewMinutes(minutes: number): number {
  return Math.max(reviewLength, Math.floor(minutes / 4));
}

/** Null where none are named. Fewer than ten minutes are planned as ten: less cannot hold a topic's part and a review. */
function nameMinutes({ minutesADay }: PlanRequest, { most }: AgeBand) {
  if (!minutesADay) return null;
  const bound = (minutes: number) =>
    minutes > 0 ? Math.min(most, Math.max(leastNamed, Math.floor(minutes))) : 0;
  const weekday = bound(minutesADay.weekday);
  const weekend = bound(minutesADay.weekend ?? minutesADay.weekday);
  return weekday + weekend > 0 ? { weekday, weekend } : null;
}

function layWeek(request: PlanRequest, named: { weekday: number; weekend: number }): number[] {
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? named.weekday : named.weekend));
  const rested = byWeekday.map((minutes, weekday) => (request.restDays?.includes(weekday) ? 0 : minutes));
  const minutes = rested.some((left) => left > 0) ? rested : byWeekday;
  const first = request.firstWeekday ?? minutes.findIndex((left) => left > 0);
  return minutes.map((_, place) => minutes[(first + place) % 7] ?? 0);
}
