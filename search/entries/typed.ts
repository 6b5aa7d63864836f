import type { Matches } from './match-word.ts';

export type TypedWord = {
  readonly text: string;
  readonly matches: Matches;
  /** How much it tells: the rarity of the stem that it most likely means. */
  readonly weight: number;
};

export type Typed = {
  readonly words: readonly TypedWord[];
  readonly named: ReadonlySet<string>;
  readonly others: readonly TypedWord[];
};
