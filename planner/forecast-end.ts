import { allowTime, roomWithin } from './allowance.ts';
import { laySlots } from './calendar.ts';
import { measurePace, type Pace, planPace, type Standing } from './pace.ts';
import type { Plan } from './plan.ts';
import { mostDays } from './request.ts';
import { sum } from './sum.ts';

/** What a learner has done of a plan, by the evening of `today`. */
export type History = {
  readonly today: number;
  /** Topics that are done, and the plan's day on which they were. */
  readonly done: Readonly<Record<string, number>>;
};

/** Days are the plan's; null is more than twenty years away. */
export type Forecast = {
  /** When the last topic of the plan will be done. */
  readonly day: number | null;
  /** Two times in three it is between these. */
  readonly earliest: number | null;
  readonly latest: number | null;
  /** The learner's own pace, or the plan's while fewer than five of its topics are done. */
  readonly basis: 'pace' | 'plan';
};

const leastDone = 5;

/** Says when a plan will be learned: what is left of it, at the pace of what is done, over the days that teach. */
export function forecastEnd(plan: Plan, history: History): Forecast {
  const topics = listTopics(plan);
  const left = topics.filter(({ key }) => !Object.hasOwn(history.done, key));
  if (left.length === 0) return endedOn(Math.max(0, ...topics.map(({ key }) => history.done[key] ?? 0)));
  const given = sumRoom(plan);
  const standing = readStanding(topics, given, history);
  const basis = standing.milestones.length < leastDone ? 'plan' : 'pace';
  const minutes = sum(topics.map((topic) => topic.minutes));
  const planned = given[Math.max(...topics.map(({ day }) => day))] ?? 0;
  const pace = basis === 'plan' ? planPace(standing, planned / minutes) : measurePace(standing);
  const reach = (cost: number) => findDay(given, pace, { minutes, cost, today: history.today });
  return {
    day: reach(pace.cost),
    earliest: reach(Math.max(0, pace.cost - pace.error)),
    latest: reach(pace.cost + pace.error),
    basis,
  };
}

function endedOn(day: number): Forecast {
  return { day, earliest: day, latest: day, basis: 'pace' };
}

type Planned = { readonly key: string; readonly minutes: number; readonly day: number };

/**
 * The plan's topics in its order, each with its share of the minutes that its days have for new topics: a day that holds
 * one short topic is done when that is. One that was done without a place counts as much as the others do.
 */
function listTopics({ days, done }: Plan): Planned[] {
  const topics = new Map<string, Planned>();
  for (const { day, items, budget } of days) {
    const share = roomWithin(budget) / sum(items.map(({ minutes }) => minutes));
    for (const { key, minutes } of items)
      topics.set(key, { key, day, minutes: minutes * share + (topics.get(key)?.minutes ?? 0) });
  }
  const placed = [...topics.values()];
  const mean = placed.length > 0 ? sum(placed.map(({ minutes }) => minutes)) / placed.length : 1;
  const elsewhere = Object.entries(done).filter(([key]) => !topics.has(key));
  return [...placed, ...elsewhere.map(([key, day]) => ({ key, day, minutes: mean }))];
}

/** Minutes for new topics that the days have given, by day from 0 on, far beyond the plan's end. */
function sumRoom({ request }: Plan): number[] {
  let given = 0;
  const days = laySlots(request, allowTime(request), 2 * mostDays);
  return [0, ...days.map(({ room }) => (given += room))];
}

function readStanding(topics: readonly Planned[], given: readonly number[], history: History): Standing {
  const isDone = ({ key }: Planned) => Object.hasOwn(history.done, key);
  const until = (day: number) => given[Math.min(Math.max(0, day), given.length - 1)] ?? 0;
  return {
    milestones: topics
      .filter(isDone)
      .map(({ key, minutes }) => ({ minutes, given: until(history.done[key] ?? 0) }))
      .toSorted((a, b) => a.given - b.given),
    next: topics.find((topic) => !isDone(topic))?.minutes ?? 0,
    given: until(history.today),
  };
}

type Wanted = { readonly minutes: number; readonly cost: number; readonly today: number };

/** The first day, from today on, until which the days give what is left at that cost. */
function findDay(given: readonly number[], pace: Pace, { minutes, cost, today }: Wanted): number | null {
  const wanted = pace.given + (minutes - pace.done) * cost;
  const day = given.findIndex((until) => until >= wanted - rounding);
  return day < 0 ? null : Math.max(day, today);
}

const rounding = 1e-6;
