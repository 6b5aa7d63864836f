import './home.css';
import { Link } from 'react-router';

import { usePageData } from '../../browser/page-data.ts';
import { GoalTiles } from '../../ui/goals/goal-tiles.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPiece } from '../../ui/lazy.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { hasWork } from '../../record/save-home-space.ts';
import { useRecord } from '../../record/use-record.ts';
import { SearchForm } from '../../shell/search-form.tsx';
import { Begin } from './begin.tsx';
import { ForLearner } from './for-learner.tsx';

const RecordUndo = lazyPiece(async () => (await import('../../record/controls/record-undo.tsx')).RecordUndo);

const steps = [
  {
    title: 'Choose a topic',
    text: 'Pick a technology. Each roadmap starts with the basics and says what to learn first.',
  },
  {
    title: 'Follow the plan',
    text: 'Topics come in an order that works, each with a time estimate, a task and links to read.',
  },
  {
    title: 'Achieve the Target',
    text: 'Each chapter ends with a project that you can run, so you see what you have learned.',
  },
];

export function HomePage() {
  const { tiles, names, makes } = usePageData('home', '/home');
  const isKnown = useRecord(hasWork);
  return (
    <div className="page home">
      <ForLearner names={names} isKnown={isKnown} />
      <div className="home-hero">
        <div>
          <h1>Your Journey to mastery starts here</h1>
          <p className="lead">
            Pick <Link to="/goals">what you want to make</Link>, open a roadmap,{' '}
            <Link to="/plan">make a plan</Link> that fits your days, or <Link to="/ai">ask for one</Link> in
            your own words.
          </p>
          <SearchForm label="What do you want to learn?" />
        </div>
        <Begin technologies={tiles} goals={makes.total} />
      </div>
      <section aria-labelledby="how">
        <h2 id="how">How it works?</h2>
        <ol className="steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="make">
        <h2 id="make">What do you want to make?</h2>
        <GoalTiles {...makes} />
      </section>
      <section aria-labelledby="dive">
        <h2 id="dive">Dive into Our Roadmap</h2>
        <ul className="tiles">
          {tiles.map(({ slug, name, icon }) => (
            <li key={slug}>
              <PageLink to={`/language/${slug}`}>
                <Icon {...icon} size={48} />
                {name}
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink to="/language" className="more">
              More<span className="unseen"> roadmaps</span>
            </PageLink>
          </li>
        </ul>
      </section>
      {isKnown && <RecordUndo />}
    </div>
  );
}
