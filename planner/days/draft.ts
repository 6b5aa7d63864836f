import type { DayType } from '../model/plan.ts';

export type Draft = {
  readonly day: number;
  readonly type: DayType;
  /** Topics with a part on the day, and those of them that end on it. */
  readonly topics: readonly number[];
  readonly minutes: number;
  readonly finished: readonly number[];
  readonly spare: number;
  /** Whether it teaches the maximum for the age, and has time for more. */
  readonly isFull: boolean;
};

export type Earlier = {
  readonly learned: readonly number[];
  readonly lastNew: number;
  /** Minutes of new topics since there was time to catch up. */
  readonly taught: number;
  readonly isShort: boolean;
};
