import './home.css';
import { Link } from 'react-router';

import { usePageData } from '../../browser/page-data.ts';
import { useLoginMerge } from '../../record/login-merge.ts';
import { useJournal } from '../../record/use-record.ts';
import { useOutlines } from '../../record/outlines.ts';
import { describeProgress } from '../../record/progress.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { findNext, findPlace, measureProgress } from '#journal/fold/progress.ts';

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
  const { tiles, names } = usePageData('home', '/home');
  return (
    <div className="page home">
      <h1>Your Journey to mastery starts here</h1>
      <p>
        Open a roadmap, <Link to="/plan">make a plan</Link> that fits your days, or{' '}
        <Link to="/ai">ask for one</Link> in your own words.
      </p>
      <div className="from-record">
        <LoginMerge />
        <Continue names={names} />
        <Plans />
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
    </div>
  );
}

/** Says what the last login added to the account from this device. */
function LoginMerge() {
  const merge = useLoginMerge();
  const parts = merge && [count(merge.topics, 'topic'), count(merge.plans, 'plan')];
  return (
    <output className="login-merge">
      {parts && `Added to your account from this device: ${parts.filter(Boolean).join(' and ')}.`}
    </output>
  );
}

function count(many: number, thing: string): string {
  if (many === 0) return '';
  return `${many} ${thing}${many === 1 ? '' : 's'}`;
}

/** The plan saved last, and links to the others. */
function Plans() {
  const { state } = useJournal();
  const [plan, ...others] = [...state.plans.values()].toReversed();
  if (!plan) return null;
  return (
    <p className="continue">
      <Link to={`/plan?plan=${plan.id}`} className="button quiet">
        Continue your plan: {plan.title}
      </Link>
      {others.length > 0 && (
        <span className="continue-facts">
          You also have{' '}
          {others.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/plan?plan=${id}`}>{title}</Link>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

function Finished({ name }: { readonly name: string }) {
  return (
    <p className="continue">
      <PageLink to="/language" className="button">
        Choose your next roadmap
      </PageLink>
      <span className="continue-facts">You have finished {name}.</span>
    </p>
  );
}

/** Leads a returning learner to the topic they worked on last. */
function Continue({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const { state } = useJournal();
  const place = findPlace(state);
  const outline = useOutlines(place !== null)?.get(place?.technology ?? '');
  const name = names[place?.technology ?? ''];
  if (place === null || name === undefined) return null;
  // Until the outline is loaded, the topic worked on last; then the next one if that is done.
  const next = outline && findNext(state, outline);
  if (next === null) return <Finished name={name} />;
  const topic = next ?? place.topic;
  const title = outline?.topics.find(({ slug }) => slug === topic)?.title;
  const progress = outline ? describeProgress(measureProgress(state, outline)) : null;
  return (
    <p className="continue">
      <PageLink to={`/language/${place.technology}#${topic}`} className="button">
        Continue where you left off: {name}
      </PageLink>
      <span className="continue-facts">{[title, progress].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
