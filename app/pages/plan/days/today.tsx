import './today.css';
import { nameWork } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { reviewLength } from '#planner/time/question-share.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import { CheckFirst } from './check-first.tsx';
import { listWork } from './list-work.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { PlanItem } from './plan-item.tsx';
import { ProjectWork } from '../project/project-work.tsx';
import { TestWork } from '../project/test-work.tsx';
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
      {day.day === 1 && <CheckFirst tracked={tracked} />}
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
      <p className="plan-facts">{asked.length * reviewLength} min</p>
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
  return (
    <>
      {day.fill && fill && (
        <div className="plan-fill">
          {day.fill.kind === 'project' ? (
            <ProjectWork tracked={tracked} day={day} fill={day.fill} work={fill} />
          ) : day.fill.kind === 'test' ? (
            <TestWork tracked={tracked} fill={day.fill} work={fill} />
          ) : (
            <WorkBox tracked={tracked} work={fill}>
              {describeFill(tracked, day)}
            </WorkBox>
          )}
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
