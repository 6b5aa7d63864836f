import type { Day } from '#planner/plan.ts';

import { formatWholeDate } from '../record/telling/dates.ts';
import { CodeText } from '../text/code-text.tsx';
import { dateOfDay } from './dates.ts';
import { findProject } from './find-project.ts';
import { listAsked } from './list-asked.ts';
import type { LivingPlan } from './living.ts';
import { PlanItem } from './plan-item.tsx';
import { SelfCheck } from './self-check.tsx';
import { nameTopic } from './topics.ts';
import { isFree, sayFill } from './words.ts';

/** What the day holds, or the first one of a plan that is still to start. */
export function Today({ living }: { readonly living: LivingPlan }) {
  const { saved, plan, progress, hasBegun } = living;
  const day = plan.days[progress.today - 1];
  if (!day) return null;
  return (
    <section className="plan-today" aria-labelledby="today">
      <h2 id="today">{hasBegun ? 'Today' : `Starts on ${formatWholeDate(saved.starts)}`}</h2>
      <DayWork living={living} day={day} />
    </section>
  );
}

type DayProps = { readonly living: LivingPlan; readonly day: Day };

function DayWork({ living, day }: DayProps) {
  if (isFree(day)) return <FreeDay living={living} day={day} />;
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
      <Questions living={living} day={day} />
      <Rest living={living} day={day} />
    </>
  );
}

function FreeDay({ living: { saved, plan }, day }: DayProps) {
  const next = plan.days.slice(day.day).find((other) => !isFree(other));
  if (!next) return <p>A free day.</p>;
  const date = formatWholeDate(dateOfDay(saved.starts, next.day));
  return (
    <p>
      A free day. It goes on {date}, with {next.minutes} minutes.
    </p>
  );
}

function Questions({ living, day }: DayProps) {
  const asked = listAsked(day, living.progress);
  if (asked.length === 0) return null;
  return (
    <>
      <h3>Ask yourself</h3>
      <ul className="plan-checks">
        {asked.map((key) => (
          <SelfCheck key={key} topic={living.shown.get(key)} />
        ))}
      </ul>
    </>
  );
}

/** What the day's other minutes are for. */
function Rest({ living, day }: DayProps) {
  const project = day.fill?.kind === 'project' ? findProject(living, day.day) : null;
  if (!day.fill) return null;
  if (!project)
    return (
      <div className="plan-fill">
        <p>{sayFill(day.fill, (key) => nameTopic(living.shown, key))}</p>
      </div>
    );
  return (
    <div className="plan-fill">
      <h3>Project: {project.title}</h3>
      <p className="plan-facts">{day.fill.minutes} min</p>
      <CodeText text={project.brief} />
    </div>
  );
}
