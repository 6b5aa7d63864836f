import { nameWork } from '#journal/fold/state.ts';
import type { Day } from '#planner/model/plan.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import type { ChapterData } from '../../../browser/page-types.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { dateOfDay } from '../dates.ts';
import { findProject } from './find-project.ts';
import { listWork } from './list-work.ts';
import type { LivingPlan } from '../tracked/tracked.ts';
import { PlanItem } from './plan-item.tsx';
import { SelfCheck } from './self-check.tsx';
import { nameTopic } from '../topics.ts';
import { nameWorkIn } from './name-work-in.ts';
import { isFree, sayFill } from '../words.ts';
import { WorkBox } from './work-box.tsx';

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
  const { asked } = listWork(living, day);
  if (asked.length === 0) return null;
  return (
    <>
      <h3>Ask yourself</h3>
      <ul className="plan-checks">
        {asked.map((work) => (
          <SelfCheck key={nameWork(work)} living={living} work={work} />
        ))}
      </ul>
    </>
  );
}

/** What the day's other minutes are for, and what was done on it before it was laid out again. */
function Rest({ living, day }: DayProps) {
  const { fill, besides } = listWork(living, day);
  const project = day.fill?.kind === 'project' ? findProject(living, day.day) : null;
  return (
    <>
      {day.fill && fill && (
        <div className="plan-fill">
          {project && <Project project={project} minutes={day.fill.minutes} />}
          <WorkBox living={living} work={fill}>
            {project ? 'Project done' : sayFill(day.fill, (key) => nameTopic(living.shown, key))}
          </WorkBox>
        </div>
      )}
      {besides.map((work) => (
        <WorkBox key={nameWork(work)} living={living} work={work}>
          {nameWorkIn(work, (key) => nameTopic(living.shown, key))}
        </WorkBox>
      ))}
    </>
  );
}

type ProjectProps = { readonly project: ChapterData['project']; readonly minutes: number };

function Project({ project, minutes }: ProjectProps) {
  return (
    <>
      <h3>Project: {project.title}</h3>
      <p className="plan-facts">{minutes} min</p>
      <CodeText text={project.brief} />
    </>
  );
}
