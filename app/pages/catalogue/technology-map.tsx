import { useState } from 'react';

import { joinWords } from '#wording/lists.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { MapDrawing } from '../../ui/map/map-drawing.tsx';
import { MapFrame } from '../../ui/map/map-frame.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Joined } from '../../ui/text/joined.tsx';

/** Which technology to learn before which: as a picture, and the same as a list. */
export function TechnologyMap({ cards, needs, map }: PageOf<'catalogue'>) {
  const [selected, setSelected] = useState<string | null>(null);
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  const listNeeds = (slug: string) => (needs[slug] ?? []).map((need) => names.get(need) ?? need);
  const describe = (slug: string) => {
    const before = listNeeds(slug);
    const { name = slug, topics = 0 } = cards.find((card) => card.slug === slug) ?? {};
    const after = before.length > 0 ? `, after ${joinWords(before)}` : '';
    return { to: `/language/${slug}`, name: `${name}, ${topics} topics${after}`, status: undefined };
  };
  if (!map) return null;
  const later = cards.filter(({ slug }) => listNeeds(slug).length > 0);
  return (
    <section className="technology-map" aria-labelledby="order">
      <h2 id="order">What to learn first</h2>
      <p>
        A line leads from a technology to those that need it. You can start with any that no line leads to.
      </p>
      <MapFrame label="Map of the technologies, scrolls sideways">
        {(scale) => (
          <MapDrawing
            picture={map}
            label="Technologies"
            scale={scale}
            describe={describe}
            selected={selected}
            before={selected === null ? [] : (needs[selected] ?? [])}
            onSelect={setSelected}
          />
        )}
      </MapFrame>
      <h3>The same as a list</h3>
      <ul className="technology-needs">
        {later.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink to={`/language/${slug}`}>{name}</PageLink>: after{' '}
            <Joined
              items={(needs[slug] ?? []).map((need) => (
                <span key={need}>{names.get(need)}</span>
              ))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
