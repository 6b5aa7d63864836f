import { type AgeBand, bandOf, byLevel } from './age.ts';
import type { PlanRequest } from '../model/request.ts';

/** What a learner gives and takes a day. It never depends on the number of days: else more days could cover less. */
export type Allowance = {
  readonly weekday: number;
  readonly weekend: number;
  /** Minutes of the seven weekdays from Monday on; 0 is a rest. */
  readonly weekdays: readonly number[];
  /** Weekday of day 1. */
  readonly first: number;
  /** The same seven from day 1 on, repeating. */
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
  const weekdays = layWeekdays(request, named);
  const first = request.firstWeekday ?? weekdays.findIndex((minutes) => minutes > 0);
  const week = weekdays.map((_, place) => weekdays[(first + place) % 7] ?? 0);
  const shortest = Math.min(...week.filter((minutes) => minutes > 0));
  const carried = byLevel(band.newTopics, request.level);
  return {
    ...named,
    weekdays,
    first,
    week,
    newTopics: Math.min(carried, questionsWithin(shortest)),
    leastRoom: roomWithin(shortest),
  };
}

/**
 * Minutes of a learn day that are for new topics: three quarters, for plans run late by more than learners think. Where
 * the reviews leave as much, they are a multiple of five, as topics are.
 */
export function roomWithin(minutes: number): number {
  if (minutes === 0) return 0;
  const besideReviews = minutes - questionsWithin(minutes) * reviewLength;
  return Math.max(minutes - reviewMinutes(minutes), Math.floor(besideReviews / 5) * 5);
}

/** Reviews that a usual day has time for. */
export function questionsWithin(minutes: number): number {
  return minutes === 0 ? 0 : Math.floor(reviewMinutes(minutes) / reviewLength);
}

function reviewMinutes(minutes: number): number {
  return Math.max(reviewLength, Math.floor(minutes / 4));
}

/** Null where none are named. */
function nameMinutes({ minutesADay }: PlanRequest, band: AgeBand) {
  if (!minutesADay) return null;
  const weekday = boundMinutes(minutesADay.weekday, band);
  const weekend = boundMinutes(minutesADay.weekend ?? minutesADay.weekday, band);
  return weekday + weekend > 0 ? { weekday, weekend } : null;
}

/** Fewer than ten minutes are planned as ten: less cannot hold a topic's part and a review. */
function boundMinutes(minutes: number, { most }: AgeBand): number {
  return minutes > 0 ? Math.min(most, Math.max(leastNamed, Math.floor(minutes))) : 0;
}

function layWeekdays(request: PlanRequest, named: { weekday: number; weekend: number }): number[] {
  const { minutesOn = {}, restDays = [], age } = request;
  const usual = Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? named.weekday : named.weekend));
  const own = usual.map((minutes, weekday) => {
    const given = minutesOn[weekday];
    return given === undefined ? minutes : boundMinutes(given, bandOf(age));
  });
  const rested = own.map((minutes, weekday) => (restDays.includes(weekday) ? 0 : minutes));
  return [rested, own].find((week) => week.some((minutes) => minutes > 0)) ?? usual;
}
