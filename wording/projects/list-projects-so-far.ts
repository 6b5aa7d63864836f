import type { Plan } from '#planner/types/plan.ts';
import type { Progress } from '#planner/types/progress.ts';

import { listChapterProjects } from './list-chapter-projects.ts';
import { listProjects, type ProjectsByDay, type ProjectSources } from './list-projects.ts';

type Chapters = Parameters<typeof listChapterProjects>[0];
type Sources = Pick<ProjectSources, 'goals' | 'own'> & { readonly chapters: Chapters };

/** Up to today, a step is made if it is done; later days count on the plan. */
export function listProjectsSoFar(
  plan: Plan,
  { today, done }: Progress,
  { goals, own, chapters }: Sources,
): ProjectsByDay {
  const ends = new Map(
    plan.days.flatMap(({ day, items }) =>
      items.filter(({ part, parts }) => part === parts).map(({ key }) => [key, day] as const),
    ),
  );
  const isPlanned = (key: string, day: number) => day > today && (ends.get(key) ?? Infinity) <= day;
  return listProjects(plan, {
    goals,
    own,
    isMade: (key, day) => Object.hasOwn(done, key) || isPlanned(key, day),
    chapters: listChapterProjects(chapters, plan),
  });
}
