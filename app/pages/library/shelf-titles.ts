import type { ShelfKind } from './library-item.ts';

export const shelfTitles: Readonly<Record<ShelfKind, string>> = {
  note: 'Notes',
  star: 'Starred',
  again: 'Not yet',
  link: 'Your links',
  made: 'Made',
};

/** How something gets there. */
export const shelfWays: Readonly<Record<ShelfKind, string>> = {
  note: 'Choose Note under a topic, and write what you want to remember.',
  star: 'Choose Star under a topic that you want to find again.',
  again: 'Answer the question of a topic. If you choose Not yet, it waits here until you know it.',
  link: 'Choose More under a topic, and add a page that helped you.',
  made: 'Finish the steps of something that you make, or the project of a chapter or a plan.',
};
