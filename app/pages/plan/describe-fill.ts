import {
  describeRepeat,
  describeTest,
  describeWrapUp,
  headFill,
  recallReading,
  reserveUse,
} from '#wording/plan.ts';
import { writeProject } from '#wording/projects/describe-project.ts';
import type { ProjectPart } from '#wording/projects/project-part.ts';
import { capitalize } from '#wording/names.ts';
import { joinWords } from '#wording/lists.ts';
import type { Day, DayType, Fill } from '#planner/types/plan.ts';

import { nameTopic } from './topics.ts';
import type { TrackedPlan } from './tracked/tracked-plan.ts';

export function nameDayType(type: DayType): string {
  const names: Record<DayType, string> = {
    learn: 'Learning',
    practice: 'Practice',
    project: 'Project',
    review: 'Review',
    rest: 'Day off',
  };
  return names[type];
}

/** What the other minutes of a day are for. Empty if there are none. */
export function describeFill(tracked: TrackedPlan, { day, fill }: Day): string {
  if (!fill) return '';
  const names = joinWords(fill.about.map((key) => nameTopic(tracked.shown, key)));
  const use =
    fill.kind === 'project'
      ? listProjectParts(tracked, day)
          .map((part) => writeProject(part, names))
          .join(' ')
      : describeUse(fill.kind, fill, names);
  return `${headFill(fill)} ${use}`;
}

/** What the project minutes of a day are for. */
export function listProjectParts({ projects }: TrackedPlan, day: number): readonly ProjectPart[] {
  return projects.get(day) ?? [];
}

/** All but project and test are in older plans. */
function describeUse(
  kind: Exclude<Fill['kind'], 'project'>,
  { minutes, about }: Fill,
  names: string,
): string {
  const repeat = about.length > 0 ? describeRepeat(about.length, names) : recallReading;
  const uses: Record<typeof kind, string> = {
    exercise: repeat,
    practice: repeat,
    'catch-up': `${capitalize(reserveUse)}.`,
    'wrap-up': describeWrapUp('your latest topics'),
    test: describeTest(minutes, names),
  };
  return uses[kind];
}

export function isFree({ items, reviews, recalls, fill }: Day): boolean {
  return items.length + reviews.length + recalls.length === 0 && !fill;
}
