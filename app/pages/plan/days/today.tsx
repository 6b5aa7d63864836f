import './today.css';
import type { ChapterSection } from '#content/roadmap.ts';
import { nameWork } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { findProject } from './find-project.ts';
import { listWork } from './list-work.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { PlanItem } from './plan-item.tsx';
import { PlanSelfCheck } from './plan-self-check.tsx';
import { nameTopic } from '../topics.ts';
import { describeWork } from './describe-work.ts';
import { isFree, describeFill } from '../describe-fill.ts';
import { WorkBox } from './work-box.tsx';

/** The work of today, or of the first day if the plan has not started. */
export function Today({ tracked }: { readonly tracked: TrackedPlan }) {
  const { saved, plan, progress, hasBegun } = tracked;
  const day = plan.days[progress.today - 1];
  if (!day) return null;
  return (
    <section className="plan-today" aria-labelledby="today">
      <h2 id="today">{hasBegun ? 'Today' : `Starts on ${formatWholeDate(saved.starts)}`}</h2>
      <DayWork tracked={tracked} day={day} />
    </section>
  );
}

type DayProps = { readonly tracked: TrackedPlan; readonly day: Day };

function DayWork({ tracked, day }: DayProps) {
  if (isFree(day)) return <FreeDay tracked={tracked} day={day} />;
  return (
    <>
      <p className="plan-facts">{day.minutes} minutes in total</p>
      {day.items.length > 0 && (
        <ol className="plan-list plan-items">
          {day.items.map((item) => (
            <PlanItem key={item.key} tracked={tracked} item={item} />
          ))}
        </ol>
      )}
      <Questions tracked={tracked} day={day} />
      <Rest tracked={tracked} day={day} />
    </>
  );
}

function FreeDay({ tracked: { saved, plan }, day }: DayProps) {
  const next = plan.days.slice(day.day).find((other) => !isFree(other));
  if (!next) return <p>A day off.</p>;
  const date = formatWholeDate(dateOfDay(saved.starts, next.day));
  return (
    <p>
      A day off. The plan continues on {date} with {next.minutes} minutes.
    </p>
  );
}

function Questions({ tracked, day }: DayProps) {
  const { asked } = listWork(tracked, day);
  if (asked.length === 0) return null;
  return (
    <>
      <h3>Ask yourself</h3>
      <ul className="plan-list plan-checks">
        {asked.map((work) => (
          <PlanSelfCheck key={nameWork(work)} tracked={tracked} work={work} />
        ))}
      </ul>
    </>
  );
}

/** The work for the remaining minutes, and work done before the plan changed. */
function Rest({ tracked, day }: DayProps) {
  const { fill, besides } = listWork(tracked, day);
  const project = day.fill?.kind === 'project' ? findProject(tracked, day.day) : null;
  return (
    <>
      {day.fill && fill && (
        <div className="plan-fill">
          {project && <Project project={project} minutes={day.fill.minutes} />}
          <WorkBox tracked={tracked} work={fill}>
            {project ? 'Project done' : describeFill(day.fill, (key) => nameTopic(tracked.shown, key))}
          </WorkBox>
        </div>
      )}
      {besides.map((work) => (
        <WorkBox key={nameWork(work)} tracked={tracked} work={work}>
          {describeWork(work, (key) => nameTopic(tracked.shown, key))}
        </WorkBox>
      ))}
    </>
  );
}

type ProjectProps = { readonly project: ChapterSection['project']; readonly minutes: number };

function Project({ project, minutes }: ProjectProps) {
  return (
    <>
      <h3>Project: {project.title}</h3>
      <p className="plan-facts">{minutes} min</p>
      <CodeText text={project.brief} />
    </>
  );
}
