import type { Level } from './topic.ts';

/** What a learner asks of a plan. */
export type PlanRequest = {
  /** 1 to `mostDays`. */
  readonly days: number;
  /** In years. */
  readonly age: number;
  readonly level: Level;
  /** Named by the learner; a weekend that is not named is like a weekday, and a day of 0 minutes is a rest. */
  readonly minutesADay?: { readonly weekday: number; readonly weekend?: number };
  /** Minutes of single weekdays that differ from these, by weekday from 0 for Monday. */
  readonly minutesOn?: Readonly<Record<number, number>>;
  /** Weekday of day 1, from 0 for Monday; absent, the plan's week starts on the first day that has time. */
  readonly firstWeekday?: number;
  /** Weekdays that stay free, from 0 for Monday. */
  readonly restDays?: readonly number[];
  /** What the question was about: weights above 0 and up to 1, by topic key. */
  readonly goals?: Readonly<Record<string, number>>;
  /** Topics that the learner knows or has done; a goal is planned all the same. */
  readonly known?: readonly string[];
  /**
   * Where the days cannot hold the goals and all that they rest on: the goals first, then the nearest of what they rest
   * on, the others presumed known. For who must pass an examination; else what goals rest on always comes first.
   */
  readonly presume?: boolean;
  /** The technologies in the order in which they are wished for, as far as their needs allow; else they go by name. */
  readonly order?: readonly string[];
  /** Technologies to know first, by technology, for all that are taught. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
};

export const mostDays = 3650;

/** Throws a RangeError: who calls has parsed the request. */
export function assertRequest({ days, age }: PlanRequest): void {
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new RangeError(`A plan has 1 to ${mostDays} days, not ${days}.`);
  if (!(age > 0)) throw new RangeError(`A learner has an age, not ${age}.`);
}
