import type { Type } from '../values/types.ts';

/** What SQLite hands over and takes back. */
export type SqlValue = string | number | bigint | null | Uint8Array;

type Takes = 'text' | 'number' | 'date' | 'any';

/** A function that MySQL has and SQLite does not, or has otherwise. It gives NULL for NULL. */
export type Definition = {
  readonly takes: readonly Takes[];
  /** How many arguments there are at least; without it, all of them. */
  readonly least?: number;
  readonly gives: Type | ((given: readonly Type[]) => Type);
  readonly run: (...given: SqlValue[]) => SqlValue;
  /** Whether it may give NULL without getting one. */
  readonly mayBeNull?: boolean;
};

export const text = (value: SqlValue | undefined) => String(value ?? '');
export const number = (value: SqlValue | undefined) => Number(value ?? 0);
