import type { Test } from '../filter/compile-filter.ts';
import type { Document } from '../values/document.ts';

export type Index = {
  readonly name: string;
  readonly key: Document;
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  /** If it is unique, whose keys are in it. */
  readonly owners: Map<string, Document>;
  /** Which documents it holds. */
  readonly holds: Test;
  /** As `getIndexes()` shows it. */
  readonly shown: Document;
};

export type View = { readonly source: string; readonly pipeline: readonly unknown[] };

/** What is stored of a collection, or how a view is computed. */
export type CollectionData = {
  documents: Document[];
  indexes: Index[];
  validator: Document | null;
  level: 'strict' | 'moderate' | 'off';
  action: 'error' | 'warn';
  readonly view: View | null;
};

export function makeCollectionData(view: View | null = null): CollectionData {
  const key = { _id: 1 };
  const shown = { v: 2, key, name: '_id_' };
  const own = {
    name: '_id_',
    key,
    isUnique: true,
    isSparse: false,
    owners: new Map(),
    holds: () => true,
    shown,
  };
  return { documents: [], indexes: [own], validator: null, level: 'strict', action: 'error', view };
}
