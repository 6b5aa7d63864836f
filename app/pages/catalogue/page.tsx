import './catalogue.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { count } from '#wording/counts.ts';
import { usePageData } from '../../browser/page-data.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { GoalCard, TechnologyCard } from '../../browser/page-types.ts';
import { Begun } from './begun.tsx';
import { CardGroups } from './card-groups.tsx';
import { TechnologyMap } from './technology-map.tsx';
import { useFoundGoals } from './use-found-goals.ts';
import { useProgress } from './use-progress.ts';
import { lazyPiece } from '../../ui/lazy.tsx';

const FoundTopics = lazyPiece(async () => (await import('./found-topics.tsx')).FoundTopics);

export function CataloguePage() {
  const catalogue = usePageData('catalogue', '/language');
  const { cards } = catalogue;
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const describeDone = useProgress();
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
      {typed.trim() === '' && <Begun cards={cards} describeDone={describeDone} />}
      <CardGroups cards={shown} describeDone={describeDone} />
      {typed.trim() !== '' && <FoundTopics typed={typed} />}
      {goals.length > 0 && <Goals goals={goals} />}
      {typed.trim() === '' && <TechnologyMap {...catalogue} />}
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

function findCards(cards: readonly TechnologyCard[], typed: string): TechnologyCard[] {
  const wanted = typed.trim().toLowerCase();
  return cards.filter(({ name }) => name.toLowerCase().includes(wanted));
}
