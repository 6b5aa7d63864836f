import type { CompiledGoal } from '#content/goals.ts';
import { isOpenToAll } from '#wording/projects/is-open-to-all.ts';
import type { ProjectGoal } from '#wording/projects/project-part.ts';

import { fetchData } from './fetch-page-data.ts';

/** The goals that use a technology, as projects need them. The build and the service worker make the same data. */
export function listProjectGoals(goals: readonly CompiledGoal[], technology: string): ProjectGoal[] {
  return goals
    .filter((goal) => goal.technologies.includes(technology) && isOpenToAll(goal))
    .map(({ id, title, interest, level, youngest, oldest, technologies, end, steps }) => {
      return { id, title, interest, level, youngest, oldest, technologies, end, steps };
    });
}

/** Each goal once. Null if the file of a technology is not available now. */
export async function fetchProjectGoals(technologies: readonly string[]): Promise<ProjectGoal[] | null> {
  const files = await Promise.all(technologies.map((slug) => fetchData(`/steps/${slug}`)));
  if (files.includes(null)) return null;
  const goals = files.flatMap((data) => (isProjectGoals(data) ? data : []));
  return [...new Map(goals.map((goal) => [goal.id, goal])).values()];
}

/** The build writes these files from the same types. */
function isProjectGoals(data: unknown): data is readonly ProjectGoal[] {
  return Array.isArray(data);
}
