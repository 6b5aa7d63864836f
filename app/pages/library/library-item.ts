import type { OwnLink } from '#journal/fold/state.ts';

/** The shelves of the library, in the order in which the page shows them. */
export const shelfKinds = ['note', 'star', 'again', 'link', 'made'] as const;
export type ShelfKind = (typeof shelfKinds)[number];

/** A technology, or for what was made a group of goals. */
type ShelfGroup = { readonly slug: string; readonly name: string };

/** Where something of the library belongs. */
export type LibraryPlace = {
  /** A topic's key, or the id of a goal or a plan. */
  readonly key: string;
  readonly title: string;
  /** Null for a topic that has left its roadmap. */
  readonly href: string | null;
  readonly group: ShelfGroup;
  /** Within its group. */
  readonly order: number;
};

/** `done` of `steps` are made. */
export type MadeState = { readonly words: string; readonly done: number; readonly steps: number };

/** Something that a learner kept. */
export type LibraryItem = {
  /** Unique in the library. */
  readonly id: string;
  readonly place: LibraryPlace;
} & (
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'star' }
  /** The local date of the answer. */
  | { readonly kind: 'again'; readonly date: string }
  | { readonly kind: 'link'; readonly link: OwnLink }
  | { readonly kind: 'made'; readonly made: MadeState }
);

export type Shelf = {
  readonly kind: ShelfKind;
  readonly count: number;
  readonly groups: readonly { readonly group: ShelfGroup; readonly items: readonly LibraryItem[] }[];
};
