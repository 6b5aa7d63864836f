import type { DayType } from '../model/plan.ts';

/** A day with its topics and reviews, before its spare minutes have a purpose. */
export type Draft = {
  readonly day: number;
  readonly type: DayType;
  /** Topics with a part on the day, their minutes, and those of them that end on it. */
  readonly topics: readonly number[];
  readonly minutes: number;
  readonly finished: readonly number[];
  readonly spare: number;
  /** Whether it teaches the maximum for the age, and has time for more. */
  readonly isFull: boolean;
};

/** What was learned before the first draft, and whether some topics do not fit the days. */
export type Earlier = {
  readonly learned: readonly number[];
  /** The last day with a new topic. */
  readonly lastNew: number;
  /** Minutes of new topics since there was time to catch up. */
  readonly taught: number;
  readonly isShort: boolean;
};
