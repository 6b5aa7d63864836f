import type { Day } from '#planner/types/plan.ts';

import { joinWords } from '#wording/lists.ts';
import { projectLabel } from '#wording/plan.ts';
import { titleProject, writeProject } from '#wording/projects/describe-project.ts';
import { listProjectParts } from '../describe-fill.ts';
import { nameTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { FoldedTask } from './folded-task.tsx';
import { ProjectBody, ProjectSource, ProjectTitle } from './project-task.tsx';

/** What the project minutes of a day are for, with what to do folded. */
export function ProjectLines({ tracked, day }: { readonly tracked: TrackedPlan; readonly day: Day }) {
  const names = joinWords((day.fill?.about ?? []).map((key) => nameTopic(tracked.shown, key)));
  return (
    <ul className="plan-list">
      {listProjectParts(tracked, day.day).map((part) => (
        <li key={writeProject(part, names)} className="plan-project">
          <span className="plan-line" data-done={false}>
            <span>
              {projectLabel}
              <ProjectTitle part={part} />
            </span>
            <span className="plan-facts">
              {part.minutes} min
              <ProjectSource part={part} />
            </span>
          </span>
          <FoldedTask title={titleProject(part) ?? projectLabel}>
            <ProjectBody {...{ part, names }} />
          </FoldedTask>
        </li>
      ))}
    </ul>
  );
}
