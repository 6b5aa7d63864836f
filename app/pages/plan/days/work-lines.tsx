import { nameWork } from '#journal/fold/state.ts';
import { reviewLength } from '#planner/time/question-share.ts';
import type { Day } from '#planner/types/plan.ts';

import { describeQuestions, nameWorkKind } from '#wording/plan.ts';
import { capitalize } from '#wording/names.ts';
import { listWork } from './list-work.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { ProjectLines } from '../project/project-lines.tsx';
import { nameTopic } from '../topics.ts';
import { describeWork } from '#wording/work.ts';
import { WorkBox } from './work-box.tsx';

type WorkLinesProps = { readonly tracked: TrackedPlan; readonly day: Day };

/** The questions and other work of a day, with checkboxes once the day is over. */
export function WorkLines({ tracked, day }: WorkLinesProps) {
  const isPast = day.day < tracked.progress.today;
  return isPast ? <PastWork tracked={tracked} day={day} /> : <WorkToCome tracked={tracked} day={day} />;
}

function PastWork({ tracked, day }: WorkLinesProps) {
  const { asked, fill, besides } = listWork(tracked, day);
  const all = [...asked, ...(fill ? [fill] : []), ...besides];
  if (all.length === 0) return null;
  return (
    <ul className="plan-list">
      {all.map((work) => (
        <li key={nameWork(work)}>
          <WorkBox tracked={tracked} work={work} isSmall>
            {describeWork(work, (key) => nameTopic(tracked.shown, key))}
          </WorkBox>
        </li>
      ))}
    </ul>
  );
}

function WorkToCome({ tracked, day }: WorkLinesProps) {
  const { asked } = listWork(tracked, day);
  const names = asked.flatMap(({ about }) => about).map((key) => nameTopic(tracked.shown, key));
  const isProject = day.fill?.kind === 'project';
  const fill =
    day.fill && !isProject ? [`${nameWorkKind(day.fill.kind).toLowerCase()}, ${day.fill.minutes} min`] : [];
  const questions = names.length > 0 ? [describeQuestions(names, names.length * reviewLength)] : [];
  const line = [...questions, ...fill].join('; ');
  return (
    <>
      {isProject && <ProjectLines tracked={tracked} day={day} />}
      {line !== '' && <p className="plan-facts plan-work">{capitalize(line)}</p>}
    </>
  );
}
