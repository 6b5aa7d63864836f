import type { Document } from '../values/document.ts';

/** One modifier for one path, such as `$inc` by 1 for "stock.count". */
export type Modifier = {
  readonly name: string;
  readonly path: string;
  readonly parts: readonly string[];
  readonly operand: unknown;
};

export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** What a change needs to know of the document. */
export type Place = {
  /** The filter that has found it, for the `$` in paths. */
  readonly filter: Document;
  readonly arrayFilters: ArrayFilters;
  readonly isInsert: boolean;
};

/** Changes a document, which is its own copy. */
export type Change = (document: Document, place: Place) => Document;
