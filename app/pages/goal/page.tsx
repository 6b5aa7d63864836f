import './goal.css';
import { Fragment, Suspense } from 'react';
import { Link, useParams } from 'react-router';

import { isOwnGoal } from '#content/shapes/own-goals.ts';
import { count, countHours } from '#wording/counts.ts';
import { describeEventOf, describeUndone } from '#wording/event.ts';
import { levelNames } from '#wording/topic-words.ts';
import { usePageData } from '../../browser/page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useTitle } from '../../browser/use-title.ts';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useRecord } from '../../record/use-record.ts';
import type { UndoOffer } from '../../record/undo-offer.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { InlineCode } from '../../ui/text/inline-code.tsx';
import { GoalStepItem } from './goal-step.tsx';
import { TopicList } from './topic-list.tsx';

type GoalProps = { readonly goal: PageOf<'goal'> };

const UndoBar = lazyComponent(
  async () => (await import('../../record/controls/undo-bar.tsx')).UndoBar,
  () => null,
);

export function GoalPage() {
  const { goal: id = '' } = useParams();
  const goal = usePageData('goal', `/goals/${id.toLowerCase()}`);
  useTitle(`${goal.title} · Waymark`);
  const done = useRecord(
    ({ topics }) => goal.steps.filter(({ key }) => topics.get(key)?.status === 'done').length,
  );
  return (
    <Fragment key={goal.id}>
      <StorageNotice />
      <article className="page goal">
        <Introduction goal={goal} />
        <section aria-labelledby="steps">
          <h2 id="steps">{count(goal.steps.length, 'step')}</h2>
          <p className="goal-promise">
            After each step, you have something that works.
            {done > 0 && (
              <strong>
                {' '}
                {done} of {goal.steps.length} done.
              </strong>
            )}
          </p>
          <ol className="step-path goal-steps">
            {goal.steps.map((step, at) => (
              <GoalStepItem key={step.key} goal={goal} number={at + 1} step={step} />
            ))}
          </ol>
        </section>
        {goal.presumes.length > 0 && <Presumed goal={goal} />}
        <p className="goal-others">
          Something else? See <Link to="/goals">everything you can make</Link>.
        </p>
      </article>
      <Suspense>
        <UndoBar describe={(change) => describeStepChange(change, goal)} />
      </Suspense>
    </Fragment>
  );
}

function Introduction({ goal }: GoalProps) {
  const { id, title, who, end, see, interest, group, roadmaps } = goal;
  return (
    <header className="goal-introduction">
      <p className="goal-group">
        <PageLink to={isOwnGoal(goal) ? '/goals' : `/goals#${interest}`}>{group}</PageLink>
      </p>
      <h1>{title}</h1>
      <p className="lead">{who}</p>
      <ul className="goal-roadmaps" aria-label="Roadmaps">
        {roadmaps.map(({ slug, name, icon }) => (
          <li key={slug}>
            <PageLink to={`/language/${slug}`}>
              <Icon {...icon} size={22} /> {name}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="goal-facts">
        {listFacts(goal).join(' · ')} · <Link to={`/ready?for=goals/${id}`}>Am I ready?</Link>
      </p>
      <p className="goal-ways">
        <Link to={`/plan?goal=${id}`} className="button">
          Make a plan for this
        </Link>
        <Link to={`/ai?goal=${id}`} className="button quiet">
          Ask the assistant
        </Link>
      </p>
      <dl className="goal-end">
        <div>
          <dt>What you will have</dt>
          <dd>
            <InlineCode text={end} />
          </dd>
        </div>
        <div>
          <dt>How to see that it works</dt>
          <dd>
            <InlineCode text={see} />
          </dd>
        </div>
      </dl>
    </header>
  );
}

function listFacts({ level, youngest, minutes, steps }: PageOf<'goal'>): string[] {
  return [
    levelNames[level],
    ...(youngest > 8 ? [`from age ${youngest}`] : []),
    count(steps.length, 'step'),
    `about ${countHours(minutes)} with all topics`,
  ];
}

function Presumed({ goal }: GoalProps) {
  return (
    <section className="goal-presumed" aria-labelledby="presumed">
      <h2 id="presumed">If you are short of days</h2>
      <p>
        If a plan does not fit your days, it leaves these topics out first. Read them if they are new to you.
      </p>
      <TopicList goal={goal} keys={goal.presumes} />
    </section>
  );
}

/** "A list of what it likes: done". Null for a change of another page. */
function describeStepChange({ events, undos }: UndoOffer, { steps }: PageOf<'goal'>): string | null {
  const event = events.at(-1);
  if (!event || !('topic' in event)) return null;
  const step = steps.find(({ key }) => key === `${event.technology}/${event.topic}`);
  if (!step) return null;
  const words = describeEventOf(step.title, event);
  return undos.length > 0 ? describeUndone(words) : words;
}
