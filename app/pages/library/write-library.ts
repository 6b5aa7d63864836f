import { formatDate, formatWholeDate } from '#wording/dates.ts';
import { escapeMarkdown } from '#wording/markdown.ts';

import type { LibraryItem, Shelf } from './library-item.ts';
import { shelfTitles } from './shelf-titles.ts';

type Written = {
  /** Where the addresses begin, as in "https://example.org". */
  readonly site: string;
  readonly today: string;
};

/** The library as Markdown. Notes are quoted as they were written. */
export function writeLibrary(shelves: readonly Shelf[], { site, today }: Written): string {
  const parts = shelves.map(({ kind, groups }) =>
    [
      `## ${shelfTitles[kind]}`,
      ...groups.map(({ group, items }) =>
        [`### ${escapeMarkdown(group.name)}`, items.map((item) => writeItem(item, site)).join('\n')].join(
          '\n\n',
        ),
      ),
    ].join('\n\n'),
  );
  return ['# Your library', `As it was on ${formatWholeDate(today)}.`, ...parts, ''].join('\n\n');
}

function writeItem(item: LibraryItem, site: string): string {
  const { title, href } = item.place;
  const place = href === null ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${site}${href})`;
  switch (item.kind) {
    case 'note':
      return `- ${place}\n\n${quote(item.note)}\n`;
    case 'again':
      return `- [ ] ${place} (${formatDate(item.date)})`;
    case 'link':
      return `- [${escapeMarkdown(item.link.title || item.link.url)}](<${item.link.url}>): ${place}`;
    case 'made':
      return `- ${place}: ${item.made.words}`;
    default:
      return `- ${place}`;
  }
}

function quote(note: string): string {
  const lines = note.trim().split('\n');
  return lines.map((line) => (line.trim() === '' ? '  >' : `  > ${line}`)).join('\n');
}
