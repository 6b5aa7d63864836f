import type { Work } from '#journal/fold/state.ts';
import type { Day } from '#planner/types/plan.ts';

import { joinWords } from '#wording/lists.ts';
import { WorkBox } from '../days/work-box.tsx';
import { writeProject } from '#wording/projects/describe-project.ts';
import { listProjectParts } from '../describe-fill.ts';
import { nameTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { ProjectTask } from './project-task.tsx';

type ProjectWorkProps = {
  readonly tracked: TrackedPlan;
  readonly day: Day;
  readonly fill: NonNullable<Day['fill']>;
  readonly work: Work;
};

/** The project minutes of a day: what to make, how to see that it works, and whether it was done. */
export function ProjectWork({ tracked, day, fill, work }: ProjectWorkProps) {
  const names = joinWords(fill.about.map((key) => nameTopic(tracked.shown, key)));
  return (
    <>
      {listProjectParts(tracked, day.day).map((part) => (
        <ProjectTask key={writeProject(part, names)} {...{ part, names }} />
      ))}
      <WorkBox tracked={tracked} work={work}>
        Done for today
      </WorkBox>
    </>
  );
}
