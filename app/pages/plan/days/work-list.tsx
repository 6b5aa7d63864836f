import './work-list.css';
import { nameWork } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { reviewLength } from '#planner/time/question-share.ts';
import { CheckFirst } from './check-first.tsx';
import { listWork } from './list-work.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { PlanItem } from './plan-item.tsx';
import { ProjectWork } from '../project/project-work.tsx';
import { TestWork } from '../project/test-work.tsx';
import { PlanSelfCheck } from './plan-self-check.tsx';
import { nameTopic } from '../topics.ts';
import { describeWork } from '#wording/work.ts';
import { describeFill } from '../describe-fill.ts';
import { WorkBox } from './work-box.tsx';

type DayProps = { readonly tracked: TrackedPlan; readonly day: Day };

/** The work of a day, each with a box to check off. */
export function WorkList({ tracked, day }: DayProps) {
  return (
    <>
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

function Questions({ tracked, day }: DayProps) {
  const { asked } = listWork(tracked, day);
  if (asked.length === 0) return null;
  return (
    <div className="plan-ask">
      <h3>Ask yourself</h3>
      <p className="plan-facts">{asked.length * reviewLength} min</p>
      <ul className="plan-list plan-checks">
        {asked.map((work) => (
          <PlanSelfCheck key={nameWork(work)} tracked={tracked} work={work} />
        ))}
      </ul>
    </div>
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
