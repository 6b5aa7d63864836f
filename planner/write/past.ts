import type { Day, Item } from '../model/plan.ts';
import type { Exposure } from './schedule-reviews.ts';

/** What is settled before a plan is written. */
export type Past = {
  /** The days before the first that is planned, with what was done on them. */
  readonly days: readonly Day[];
  /** What was done on the first day that is planned. */
  readonly doneToday: readonly Item[];
  /** Finished topics, in the order in which they were finished, and the last exposure to each. */
  readonly learned: readonly number[];
  readonly exposures: readonly Exposure[];
  /** Days of those that are not in the days of the plan. */
  readonly done: Readonly<Record<string, number>>;
  /** Keys that the learner took out. */
  readonly dropped: readonly string[];
};

export const noPast: Past = {
  days: [],
  doneToday: [],
  learned: [],
  exposures: [],
  done: {},
  dropped: [],
};
