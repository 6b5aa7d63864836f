import type { Day, Fill } from '#planner/types/plan.ts';

import { joinWords } from '../lists.ts';
import { capitalize } from '../names.ts';
import {
  describeRepeat,
  describeTest,
  describeWrapUp,
  headFill,
  recallReading,
  reserveUse,
} from '../plan.ts';
import { writeProject } from './describe-project.ts';
import type { ProjectsByDay } from './list-projects.ts';

type Named = { readonly projects: ProjectsByDay; readonly name: (key: string) => string };

/** What the other minutes of a day are for. Empty if there are none. */
export function describeFillOf({ day, fill }: Day, { projects, name }: Named): string {
  if (!fill) return '';
  const names = joinWords(fill.about.map(name));
  const use =
    fill.kind === 'project'
      ? (projects.get(day) ?? []).map((part) => writeProject(part, names)).join(' ')
      : describeUse(fill.kind, fill, names);
  return `${headFill(fill)} ${use}`;
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
