import type { TechnologyGroup } from '#content/schema.ts';

import type { TechnologyCard } from '../../browser/page-types.ts';
import { Card } from './card.tsx';
import type { DescribeDone } from './use-progress.ts';

type CardGroupsProps = { readonly cards: readonly TechnologyCard[]; readonly describeDone: DescribeDone };

const groups: Readonly<Record<TechnologyGroup, string>> = {
  web: 'Web',
  languages: 'Languages',
  data: 'Data',
  tools: 'Tools and techniques',
};

/** Each technology under the heading of its group. Groups without cards are left out. */
export function CardGroups({ cards, describeDone }: CardGroupsProps) {
  return Object.entries(groups).map(([group, title]) => {
    const some = cards.filter((card) => card.group === group);
    return (
      some.length > 0 && (
        <section key={group} className="card-group" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{title}</h2>
          <ul className="cards">
            {some.map((card) => (
              <Card key={card.slug} {...card} progress={describeDone(card.slug)} />
            ))}
          </ul>
        </section>
      )
    );
  });
}
