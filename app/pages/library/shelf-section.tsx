import { DefinedIcon } from '../../ui/goals/defined-icon.tsx';
import type { Shelf } from './library-item.ts';
import { LibraryLine } from './library-line.tsx';
import { shelfTitles } from './shelf-titles.ts';
import type { LibraryNames } from './use-library-names.ts';

type ShelfSectionProps = {
  readonly shelf: Shelf;
  readonly names: LibraryNames;
  readonly typed: string;
};

/** One kind of what a learner kept. The technology is beside its items, like a margin note. */
export function ShelfSection({ shelf: { kind, count, groups }, names, typed }: ShelfSectionProps) {
  return (
    <section id={`shelf-${kind}`} className="shelf" aria-labelledby={`shelf-${kind}-title`}>
      <h2 id={`shelf-${kind}-title`}>
        {shelfTitles[kind]} <span className="shelf-count">{count}</span>
      </h2>
      {groups.map(({ group, items }) => {
        const technology = names.technologies.find(({ slug }) => slug === group.slug);
        return (
          <div key={group.slug} className="shelf-group">
            <h3>
              {technology && <DefinedIcon technology={technology} size={20} />}
              {group.name}
            </h3>
            <ul>
              {items.map((item) => (
                <LibraryLine key={item.id} item={item} typed={typed} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
