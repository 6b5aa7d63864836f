import type { PlanRequest } from '../types/plan-request.ts';
import type { Level } from '../types/plan-topic.ts';
import { maxOnLearnDay, reviewLength } from './question-share.ts';

/** A learner's time and new topics per day. From two days on it never depends on their number: more days never cover less. */
export type Allowance = {
  readonly weekday: number;
  readonly weekend: number;
  /** Minutes of the seven weekdays from Monday on; 0 is a day of rest. */
  readonly weekdays: readonly number[];
  readonly first: number;
  readonly week: readonly number[];
  readonly newTopics: number;
  /** Minutes for new topics on the day with the fewest: no part of a topic is longer. */
  readonly minCapacity: number;
};

const minNamedMinutes = 10;

export function allowTime(request: PlanRequest): Allowance {
  const band = findAgeBand(request.age);
  const usual = byLevel(band.minutes, request.level);
  const named = readMinutes(request, band) ?? { weekday: usual, weekend: usual };
  const weekdays = listWeekdays(request, named);
  const first = request.firstWeekday ?? weekdays.findIndex((minutes) => minutes > 0);
  const week = weekdays.map((_, place) => weekdays[(first + place) % 7] ?? 0);
  const capacities = week
    .filter((minutes) => minutes > 0)
    .map((minutes) => minutes - minutesBesideTopics(request, minutes, maxOnLearnDay(minutes)));
  return {
    ...named,
    weekdays,
    first,
    week,
    newTopics: countNewTopics(byLevel(band.newTopics, request.level), request),
    minCapacity: Math.min(...capacities),
  };
}

/** For a goal, topics are short, and what they teach is used at once. Our own choice. */
function countNewTopics(usual: number, { goal }: PlanRequest): number {
  return goal === undefined ? usual : Math.ceil(usual * 1.5);
}

/** A plan of one day ends with something that runs. Our own choice. */
const [maxToMake, minToLearn] = [10, 15];

/** What a learn day keeps for its questions. A plan of a single day asks nothing and makes something instead. */
export function minutesBesideTopics(request: PlanRequest, budget: number, questions: number): number {
  const asking = questions * reviewLength;
  if (!isOneDay(request)) return asking;
  return Math.max(asking, Math.min(maxToMake, budget - minToLearn));
}

/** Of a goal, even a single day ends after a step if one fits. */
export function isOneDay({ days, goal }: PlanRequest): boolean {
  return days === 1 && goal === undefined;
}

function readMinutes({ minutesADay }: PlanRequest, band: AgeBand) {
  if (!minutesADay) return null;
  const weekday = boundMinutes(minutesADay.weekday, band);
  const weekend = boundMinutes(minutesADay.weekend ?? minutesADay.weekday, band);
  return weekday + weekend > 0 ? { weekday, weekend } : null;
}

function boundMinutes(minutes: number, { maxMinutes }: AgeBand): number {
  return minutes > 0 ? Math.min(maxMinutes, Math.max(minNamedMinutes, Math.floor(minutes))) : 0;
}

function listWeekdays(request: PlanRequest, named: { weekday: number; weekend: number }): number[] {
  const { minutesOn = {}, restDays = [], age } = request;
  const usual = Array.from({ length: 7 }, (_, weekday) => (weekday < 5 ? named.weekday : named.weekend));
  const own = usual.map((minutes, weekday) => {
    const given = minutesOn[weekday];
    return given === undefined ? minutes : boundMinutes(given, findAgeBand(age));
  });
  const withRest = own.map((minutes, weekday) => (restDays.includes(weekday) ? 0 : minutes));
  return [withRest, own].find((week) => week.some((minutes) => minutes > 0)) ?? usual;
}

/** Triples are by level. */
export type AgeBand = {
  readonly upTo: number;
  readonly minutes: readonly [number, number, number];
  readonly maxMinutes: number;
  readonly newTopics: readonly [number, number, number];
  readonly timeFactor: number;
};

/** Our own estimates: working memory holds about three new things; from sixty on a topic takes more sessions. */
const bands: readonly [oldest: AgeBand, ...younger: AgeBand[]] = [
  { upTo: Infinity, minutes: [40, 40, 40], maxMinutes: 240, newTopics: [2, 2, 3], timeFactor: 1.2 },
  { upTo: 59, minutes: [45, 60, 75], maxMinutes: 240, newTopics: [3, 4, 5], timeFactor: 1 },
  { upTo: 17, minutes: [45, 45, 45], maxMinutes: 120, newTopics: [3, 4, 5], timeFactor: 1 },
  { upTo: 15, minutes: [35, 35, 35], maxMinutes: 120, newTopics: [2, 2, 2], timeFactor: 1.15 },
  { upTo: 12, minutes: [30, 30, 30], maxMinutes: 60, newTopics: [2, 2, 2], timeFactor: 1.3 },
  { upTo: 10, minutes: [25, 25, 25], maxMinutes: 50, newTopics: [1, 1, 1], timeFactor: 1.5 },
];

const childrenUpTo = 12;

export function isChild(age: number): boolean {
  return Math.floor(age) <= childrenUpTo;
}

export function findAgeBand(age: number): AgeBand {
  return bands.findLast(({ upTo }) => Math.floor(age) <= upTo) ?? bands[0];
}

export function byLevel<T>([beginner, intermediate, advanced]: readonly [T, T, T], level: Level): T {
  if (level === 1) return beginner;
  return level === 2 ? intermediate : advanced;
}
