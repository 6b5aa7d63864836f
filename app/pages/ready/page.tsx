import './ready.css';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';

import { addressOf, goalsSlug, splitKey } from '#content/topic-key.ts';
import { count, countHours } from '#wording/counts.ts';
import { usePageData } from '../../browser/page-data.ts';
import type { ReadyPath } from '../../browser/page-types.ts';
import { useTitle } from '../../browser/use-title.ts';
import { useRecord } from '../../record/use-record.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { describeReady } from './describe-ready.ts';
import { useReadyPath } from './use-ready-path.ts';

/** All that comes before a topic or a goal. The server writes it into the page; elsewhere the browser finds it. */
export function ReadyPage() {
  const { path } = usePageData('ready', '/ready');
  const [address] = useSearchParams();
  const isLive = useHydrated();
  const found = useReadyPath(isLive ? (address.get('for') ?? '') : (path?.key ?? ''), path);
  const name = typeof found === 'object' && found ? found.title : null;
  useTitle(name === null ? 'Are you ready? · Waymark' : `Are you ready? ${name} · Waymark`);
  return (
    <div className="page ready" data-room>
      <h1>
        <span className={name === null ? undefined : 'ready-asked'}>Are you ready?</span> {name}
      </h1>
      {found === null && <output>One moment...</output>}
      {found === 'failed' && <p role="alert">This could not be loaded. Try again when you are online.</p>}
      {found === 'unknown' && (
        <p>
          Choose a topic on <Link to="/language">a roadmap</Link>, or{' '}
          <Link to="/goals">something to make</Link>, to see all that comes before it.
        </p>
      )}
      {typeof found === 'object' && found && <Path path={found} />}
    </div>
  );
}

function Path({ path }: { readonly path: ReadyPath }) {
  const states = useRecord((state) => state.topics);
  const isSettled = (key: string) => ['done', 'skipped'].includes(states.get(key)?.status ?? '');
  const topics = path.technologies.flatMap((technology) => technology.topics);
  const left = topics.filter(({ key }) => !isSettled(key));
  return (
    <>
      <p className="lead">{describeReady(topics, left)}</p>
      {left.length < topics.length && (
        <progress
          className="ready-progress"
          max={topics.length}
          value={topics.length - left.length}
          aria-hidden
        />
      )}
      <Ways path={path} left={left.map(({ key }) => key)} />
      {path.technologies.map(({ slug, name, topics: own }) => (
        <section key={slug} aria-labelledby={`of-${slug}`}>
          <h2 id={`of-${slug}`}>
            <PageLink to={`/language/${slug}`}>{name}</PageLink>
          </h2>
          <p className="ready-size">
            {count(own.length, 'topic')} · {countHours(own.reduce((sum, { minutes }) => sum + minutes, 0))}
          </p>
          <ol className="ready-topics">
            {own.map(({ key, title, minutes }) => (
              <li key={key} data-settled={isSettled(key)}>
                <Link to={addressOf(key)}>{title}</Link>{' '}
                <span>
                  {isSettled(key) ? (
                    <strong>
                      <Check aria-hidden /> {states.get(key)?.status}
                    </strong>
                  ) : (
                    `${minutes} min`
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

type WaysProps = { readonly path: ReadyPath; readonly left: readonly string[] };

function Ways({ path: { key }, left }: WaysProps) {
  const { technology, topic } = splitKey(key);
  const isGoal = technology === goalsSlug;
  const others = [...new Set(left.map((one) => splitKey(one).technology))].filter(
    (one) => one !== technology,
  );
  const more = ['second', 'third']
    .flatMap((name, at) => (others[at] ? [`&${name}=${others[at]}`] : []))
    .join('');
  return (
    <p className="ready-ways">
      <Link
        className="button"
        to={isGoal ? `/plan?goal=${topic}` : `/plan?technology=${technology}&topic=${topic}${more}`}
      >
        Make a plan for this
      </Link>
      <PageLink className="button quiet" to={isGoal ? `/goals/${topic}` : `/language/${technology}#${topic}`}>
        {isGoal ? 'See the goal' : 'Read the topic'}
      </PageLink>
    </p>
  );
}
