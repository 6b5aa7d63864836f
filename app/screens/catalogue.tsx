import './catalogue.css';
import { useEffect, useRef, useState } from 'react';

import { usePageData } from '../page-data.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { TechnologyCard } from '../page-types.ts';
import { countDone } from '../record/journal/done.ts';
import { useJournal } from '../record/journal/journal.ts';

export function CatalogueScreen() {
  const { cards } = usePageData('catalogue', '/language');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = findCards(cards, typed);
  // What was typed before the page answered is searched for as soon as it does.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  return (
    <div className="page catalogue">
      <h1>Roadmaps</h1>
      <p>{cards.length} technologies. Pick one, or type its name.</p>
      <search className="catalogue-search">
        <label htmlFor="search" className="unseen">
          Search the roadmaps
        </label>
        <input
          ref={box}
          id="search"
          type="search"
          placeholder="Search"
          autoComplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      <output className={shown.length === 0 ? 'nothing' : 'unseen'}>
        {shown.length === 0 ? 'Nothing Found' : `${shown.length} roadmaps`}
      </output>
      <ul className="cards">
        {shown.map((card) => (
          <Card key={card.slug} {...card} />
        ))}
      </ul>
    </div>
  );
}

function Card({ slug, name, icon, ink, topics, minutes }: TechnologyCard) {
  const { state } = useJournal();
  const done = countDone(state, slug);
  return (
    <li>
      <PageLink to={`/language/${slug}`} className="card">
        <img src={icon} alt="" width="40" height="40" className={ink ? 'ink' : undefined} />
        <span className="card-name">{name}</span>
        <span className="card-size">
          {done > 0 ? `${done} of ${topics} done` : `${topics} topics · ${Math.round(minutes / 60)} hours`}
        </span>
      </PageLink>
    </li>
  );
}

/** The cards whose title holds what was typed, whatever its case and the spaces around it. */
function findCards(cards: readonly TechnologyCard[], typed: string): TechnologyCard[] {
  const wanted = typed.trim().toLowerCase();
  return cards.filter(({ name }) => name.toLowerCase().includes(wanted));
}
