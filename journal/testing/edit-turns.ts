import fc from 'fast-check';

/** Random histories of a roadmap and its learner, for the properties of renames. */

/** What an editor may do to a roadmap, and what a learner may do between: each picks a topic by number. */
export type Turn = {
  readonly kind: 'rename' | 'merge' | 'split' | 'retire' | 'done' | 'undone' | 'note' | 'stale-done';
  readonly which: number;
  readonly other: number;
};

export const arbitraryTurns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'rename',
      'merge',
      'split',
      'retire',
      'done',
      'done',
      'undone',
      'note',
      'stale-done',
    ),
    which: fc.nat(20),
    other: fc.nat(20),
  }),
  { maxLength: 25 },
);

/** What a learner does; all else is an edit. */
export const learning: ReadonlySet<string> = new Set(['done', 'undone', 'note', 'stale-done']);
