import { matchesWords } from '#search/entries/match-words.ts';

import { type LibraryItem, type Shelf, shelfKinds } from './library-item.ts';
import { shelfTitles } from './shelf-titles.ts';

/** The items that have all typed words, by shelf and technology. A shelf without any is missing. */
export function listShelves(items: readonly LibraryItem[], typed: string): Shelf[] {
  const found = items.filter((item) => matchesWords(writeWords(item), typed));
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return shelfKinds.flatMap((kind) => {
    const some = byKind.get(kind) ?? [];
    return some.length > 0 ? [{ kind, count: some.length, groups: groupItems(some) }] : [];
  });
}

export function countShelved(shelves: readonly Shelf[]): number {
  return shelves.reduce((sum, { count }) => sum + count, 0);
}

/** Groups by name, and items in the order of their roadmap. */
function groupItems(items: readonly LibraryItem[]): Shelf['groups'] {
  const groups = [...Map.groupBy(items, ({ place }) => place.group.slug).values()].map((some) => ({
    group: some[0]?.place.group ?? { slug: '', name: '' },
    items: some.toSorted((one, other) => one.place.order - other.place.order),
  }));
  return groups.toSorted((one, other) => one.group.name.localeCompare(other.group.name, 'en'));
}

function writeWords(item: LibraryItem): string {
  const { place, kind } = item;
  return [shelfTitles[kind], place.title, place.group.name, ...listOwnWords(item)].join(' ');
}

function listOwnWords(item: LibraryItem): string[] {
  if (item.kind === 'note') return [item.note];
  if (item.kind === 'link') return [item.link.title, item.link.url];
  return item.kind === 'made' ? [item.made.words] : [];
}
