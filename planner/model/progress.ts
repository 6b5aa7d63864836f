/** A learner's progress with a plan, by topic key; days are those of the plan, from 1. */
export type Progress = {
  /** The first day to replan. */
  readonly today: number;
  /** Finished topics and their day; before day 1 counts as 0. */
  readonly done: Readonly<Record<string, number>>;
  /** Number of finished parts of other topics. */
  readonly begun?: Readonly<Record<string, number>>;
  readonly reviewed?: Readonly<
    Record<string, { readonly day: number; readonly round: number; readonly gap: number }>
  >;
  /** Days of the first parts of locked topics; a lock that cannot be met is ignored. */
  readonly locked?: Readonly<Record<string, number>>;
  /** Topics that the learner took out; their dependents stay. */
  readonly dropped?: readonly string[];
};
