import type { Join } from './lay-out-group.ts';

/** What a map shows, before it is laid out. */
export type MapSource = readonly BandSource[];

export type BandSource = {
  /** None for a map without parts. */
  readonly title: string | null;
  readonly nodes: readonly NodeSource[];
  /** Those within the band. What crosses bands is in the notes. */
  readonly joins: readonly Join[];
};

export type NodeSource = { readonly id: string; readonly title: string; readonly notes: readonly string[] };
