import { Link } from 'react-router';

import { projectLabel } from '#wording/plan.ts';
import {
  describeProject,
  listProjectLines,
  showProject,
  titleProject,
} from '#wording/projects/describe-project.ts';
import type { ProjectPart } from '#wording/projects/project-part.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { StepChecklist } from './step-checklist.tsx';
import { StepName } from './step-name.tsx';

type ProjectTaskProps = {
  readonly part: ProjectPart;
  /** Those of the latest topics. */
  readonly names: string;
};

/** What to make in some minutes: its title and goal, the list, and what works then. */
export function ProjectTask({ part, names }: ProjectTaskProps) {
  return (
    <>
      <h3>
        {projectLabel}
        <ProjectTitle part={part} />
      </h3>
      <p className="plan-facts">
        {part.minutes} min
        <ProjectSource part={part} />
      </p>
      <ProjectBody {...{ part, names }} />
    </>
  );
}

/** What there is to do, without its title. */
export function ProjectBody({ part, names }: ProjectTaskProps) {
  const words = describeProject(part, names);
  return (
    <>
      {words !== '' && <CodeText text={words} />}
      {part.kind === 'step' && <StepChecklist does={listProjectLines(part)} shows={showProject(part)} />}
    </>
  );
}

export function ProjectTitle({ part }: Pick<ProjectTaskProps, 'part'>) {
  const title = titleProject(part);
  if (title === null) return null;
  if (!('goal' in part)) return `: ${title}`;
  const step = 'at' in part ? part.goal.steps[part.at] : undefined;
  return (
    <>
      :{' '}
      {step ? (
        <StepName step={{ key: step.key, title }} />
      ) : (
        <Link to={`/goals/${part.goal.id}`}>{title}</Link>
      )}
    </>
  );
}

const joints: Partial<Record<ProjectPart['kind'], string>> = {
  more: ' · more for ',
  better: ' · make it better: ',
  again: ' · once more: ',
};

/** The goal that a step is of, and whether it is made or made better. */
export function ProjectSource({ part }: Pick<ProjectTaskProps, 'part'>) {
  if (part.kind === 'yours') return ' · make it your own';
  if (!('at' in part)) return null;
  const { id, title, steps } = part.goal;
  return (
    <>
      {joints[part.kind] ?? ' · '}
      step {part.at + 1} of {steps.length} of <Link to={`/goals/${id}`}>{title}</Link>
    </>
  );
}
