import type { Importance, Level } from '#content/schema.ts';

/** Which topics of a roadmap are shown. An empty list means all. */
export type View = {
  /** Only one topic at a time. */
  readonly isOne: boolean;
  /** Only topics that are neither done nor skipped. */
  readonly isOpenOnly: boolean;
  readonly levels: readonly Level[];
  readonly importances: readonly Importance[];
  /** The most minutes that a topic may take. */
  readonly minutes: number | null;
};

export const fullView: View = { isOne: false, isOpenOnly: false, levels: [], importances: [], minutes: null };
