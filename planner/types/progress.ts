/** By topic key; days are those of the plan, from 1. */
export type Progress = {
  readonly today: number;
  /** Before day 1 counts as 0. */
  readonly done: Readonly<Record<string, number>>;
  readonly begun?: Readonly<Record<string, number>>;
  readonly reviewed?: Readonly<
    Record<string, { readonly day: number; readonly round: number; readonly gap: number }>
  >;
  /** Days of the first parts of locked topics; a lock that cannot be met is ignored. */
  readonly locked?: Readonly<Record<string, number>>;
  readonly dropped?: readonly string[];
};
