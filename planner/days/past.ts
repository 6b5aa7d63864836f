import type { Day, Item } from '../types/plan.ts';
import type { Exposure } from './questions.ts';

export type Past = {
  readonly days: readonly Day[];
  readonly doneToday: readonly Item[];
  readonly learned: readonly number[];
  readonly exposures: readonly Exposure[];
  readonly done: Readonly<Record<string, number>>;
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
