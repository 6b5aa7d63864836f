/** What became of a plan, by topic key; days are the plan's, from 1. */
export type Progress = {
  /** The day that is laid out first. */
  readonly today: number;
  /** Topics that are done, and the day on which they were; before day 1 counts as 0. */
  readonly done: Readonly<Record<string, number>>;
  /** Parts that are done of topics that are not. */
  readonly begun?: Readonly<Record<string, number>>;
  /** The last review that was held. */
  readonly reviewed?: Readonly<
    Record<string, { readonly day: number; readonly round: number; readonly gap: number }>
  >;
  /** Topics that the learner keeps on a day, which is that of the first part; a lock that cannot be held gives way. */
  readonly locked?: Readonly<Record<string, number>>;
  /** Topics that the learner wants out; what rests on them stays. */
  readonly dropped?: readonly string[];
};
