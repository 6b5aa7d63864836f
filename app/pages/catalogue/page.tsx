import './catalogue.css';
import { useEffect, useRef, useState } from 'react';

import { count } from '#wording/counts.ts';
import { usePageData } from '../../browser/page-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { TechnologyCard } from '../../browser/page-types.ts';
import { useJournal } from '../../record/use-record.ts';
import { useOutlines } from '../../record/outlines.ts';
import { describeProgress } from '../../record/describe-progress.ts';
import { measureProgress } from '#journal/fold/progress.ts';

export function CataloguePage() {
  const { cards } = usePageData('catalogue', '/language');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const progress = useProgress();
  const shown = findCards(cards, typed);
  // Searches for what was typed before hydration.
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
        {shown.length === 0 ? 'Nothing Found' : count(shown.length, 'roadmap')}
      </output>
      <ul className="cards">
        {shown.map((card) => (
          <Card key={card.slug} {...card} progress={progress(card.slug)} />
        ))}
      </ul>
    </div>
  );
}

function useProgress(): (slug: string) => string | null {
  const { state } = useJournal();
  const outlines = useOutlines(state.topics.size > 0);
  return (slug) => {
    const outline = outlines?.get(slug);
    return outline ? describeProgress(measureProgress(state, outline)) : null;
  };
}

type CardProps = TechnologyCard & { readonly progress: string | null };

function Card({ slug, name, icon, topics, minutes, progress }: CardProps) {
  return (
    <li>
      <PageLink to={`/language/${slug}`} className="card">
        <Icon {...icon} size={40} />
        <span className="card-name">{name}</span>
        <span className="card-size">
          {topics} topics · {Math.round(minutes / 60)} hours
        </span>
        {progress && <span className="card-progress">{progress}</span>}
      </PageLink>
    </li>
  );
}

function findCards(cards: readonly TechnologyCard[], typed: string): TechnologyCard[] {
  const wanted = typed.trim().toLowerCase();
  return cards.filter(({ name }) => name.toLowerCase().includes(wanted));
}
