import './catalogue.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { count } from '#wording/counts.ts';
import { usePageData } from '../../browser/page-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { GoalCard, TechnologyCard } from '../../browser/page-types.ts';
import { useJournal } from '../../record/use-record.ts';
import { useOutlines } from '../../record/outlines.ts';
import { describeProgress } from '../../record/describe-progress.ts';
import { measureProgress } from '#journal/fold/progress.ts';
import { useFoundGoals } from './use-found-goals.ts';

export function CataloguePage() {
  const { cards } = usePageData('catalogue', '/language');
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const progress = useProgress();
  const shown = findCards(cards, typed);
  const goals = useFoundGoals(typed);
  const isEmpty = shown.length === 0 && goals.length === 0;
  // Searches for what was typed before hydration.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  return (
    <div className="page catalogue">
      <h1>Roadmaps</h1>
      <p>
        {cards.length} technologies. Pick one, type its name, or start from{' '}
        <Link to="/goals">what you want to make</Link>.
      </p>
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
      <output className={isEmpty ? 'nothing' : 'unseen'}>
        {isEmpty ? 'Nothing Found' : [count(shown.length, 'roadmap'), ...countGoals(goals)].join(', ')}
      </output>
      <ul className="cards">
        {shown.map((card) => (
          <Card key={card.slug} {...card} progress={progress(card.slug)} />
        ))}
      </ul>
      {goals.length > 0 && <Goals goals={goals} />}
    </div>
  );
}

type GoalsProps = { readonly goals: readonly GoalCard[] };

function Goals({ goals }: GoalsProps) {
  return (
    <section className="catalogue-goals" aria-labelledby="found-goals">
      <h2 id="found-goals">Things to make</h2>
      <ul>
        {goals.map(({ id, title, who }) => (
          <li key={id}>
            <PageLink to={`/goals/${id}`}>{title}</PageLink>
            <p>{who}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countGoals({ length }: GoalsProps['goals']): string[] {
  return length > 0 ? [count(length, 'thing to make', 'things to make')] : [];
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
