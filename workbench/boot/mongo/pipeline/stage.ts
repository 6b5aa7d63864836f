import type { Variables } from '../filter/compile-filter.ts';
import type { Document } from '../values/document.ts';

/** What stages need besides the documents. */
export type Surroundings = {
  /** The documents of a collection of the same database. */
  readonly read: (name: string) => readonly Document[];
  readonly replace: (name: string, documents: readonly Document[]) => void;
  readonly merge: (given: unknown, documents: readonly Document[]) => void;
  readonly variables: Variables;
};

/** Makes of a stage's document what turns documents into others. */
export type Stage = (
  given: unknown,
  surroundings: Surroundings,
) => (documents: readonly Document[]) => Document[];
