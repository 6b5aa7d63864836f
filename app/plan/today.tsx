import { Link } from 'react-router';

import type { Day, Item } from '#planner/plan.ts';

import { InlineCode } from '../ui/inline-code.tsx';
import { dateOfDay, formatLong } from './dates.ts';
import { findProject } from './find-project.ts';
import { PartButton } from './part-button.tsx';
import { SelfCheck } from './self-check.tsx';
import { nameTopic } from './topics.ts';
import type { LivingPlan } from './living.ts';
import { isFree, sayFill, sayWhy } from './words.ts';

/** What the day holds, or the first one of a plan that is still to start. */
export function Today({ living }: { readonly living: LivingPlan }) {
  const { saved, plan, progress, hasBegun } = living;
  const day = plan.days[progress.today - 1];
  return (
    <section className="plan-today" aria-labelledby="today">
      <h2 id="today">{hasBegun ? 'Today' : `Starts on ${formatLong(saved.starts)}`}</h2>
      {day ? <DayWork living={living} day={day} /> : <p>The days of this plan are over.</p>}
    </section>
  );
}

function DayWork({ living, day }: { readonly living: LivingPlan; readonly day: Day }) {
  const { shown, saved, plan } = living;
  const next = plan.days.slice(day.day).find((other) => !isFree(other));
  if (isFree(day)) {
    return (
      <p>
        A free day.{' '}
        {next && (
          <>
            It goes on {formatLong(dateOfDay(saved.starts, next.day))}, with {next.minutes} minutes.
          </>
        )}
      </p>
    );
  }
  // Nobody is asked about what is still to be learned.
  const met = day.reviews.filter(({ key }) => Object.hasOwn(living.progress.done, key));
  const asked = [...new Set([...day.recalls, ...met.map(({ key }) => key)])];
  return (
    <>
      <p className="plan-facts">{day.minutes} minutes in all</p>
      {day.items.length > 0 && (
        <ol className="plan-items">
          {day.items.map((item) => (
            <PlanItem key={item.key} living={living} item={item} />
          ))}
        </ol>
      )}
      {asked.length > 0 && (
        <>
          <h3>Ask yourself</h3>
          <ul className="plan-checks">
            {asked.map((key) => (
              <SelfCheck key={key} topic={shown.get(key)} />
            ))}
          </ul>
        </>
      )}
      <Rest living={living} day={day} />
    </>
  );
}

/** What the day's other minutes are for. */
function Rest({ living, day }: { readonly living: LivingPlan; readonly day: Day }) {
  const project = day.fill?.kind === 'project' ? findProject(living, day.day) : null;
  if (!day.fill) return null;
  if (!project)
    return <p className="plan-fill">{sayFill(day.fill, (key) => nameTopic(living.shown, key))}</p>;
  return (
    <div className="plan-fill">
      <h3>Project: {project.title}</h3>
      <p className="plan-facts">{day.fill.minutes} min</p>
      <p>
        <InlineCode text={project.brief} />
      </p>
    </div>
  );
}

/** A new topic of a day: where it is read, what it is there for, and its task. */
export function PlanItem({ living, item }: { readonly living: LivingPlan; readonly item: Item }) {
  const { shown } = living;
  const topic = shown.get(item.key);
  const [page] = topic?.websites ?? [];
  const name = (key: string) => nameTopic(shown, key);
  if (!topic)
    return (
      <li>
        <h3>{name(item.key)}</h3>
        <p className="plan-facts">No longer in the roadmap. There is nothing to do for it.</p>
      </li>
    );
  return (
    <li>
      <h3>
        <Link to={topic.href}>{topic.topic}</Link>
      </h3>
      <p className="plan-facts">
        {item.parts > 1 && `Part ${item.part} of ${item.parts} · `}
        {item.minutes} min · {sayWhy(item.why, name)}
      </p>
      {page && (
        <p>
          Read{' '}
          <a href={page.url} target="_blank" rel="noopener noreferrer">
            {page.title}
          </a>{' '}
          <span className="website-facts">{page.host}</span>
        </p>
      )}
      {item.part === item.parts && (
        <p className="task">
          <strong>Try it.</strong> <InlineCode text={topic.task} />
        </p>
      )}
      <PartButton topic={topic} item={item} />
    </li>
  );
}
