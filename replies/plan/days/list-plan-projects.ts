import type { Plan } from '#planner/types/plan.ts';
import { listChapterProjects } from '#wording/projects/list-chapter-projects.ts';
import { isOpenToAll } from '#wording/projects/is-open-to-all.ts';
import { listProjects, type ProjectsByDay } from '#wording/projects/list-projects.ts';

import type { Library } from '../../library.ts';
import { listPlanGoals, listReachedSteps } from '../goal/reached-steps.ts';

const written = new WeakMap<Plan, ProjectsByDay>();

/** What the project minutes of a plan are for, found once. */
export function listPlanProjects(library: Library, plan: Plan): ProjectsByDay {
  const projects = written.get(plan) ?? findProjects(library, plan);
  written.set(plan, projects);
  return projects;
}

function findProjects(library: Library, plan: Plan): ProjectsByDay {
  const own = listPlanGoals(library, plan);
  const reached = own.flatMap((goal) => listReachedSteps(goal, plan));
  const ends = new Map(reached.map(({ step, day }) => [step.key, day]));
  const isUsed = (slug: string) => plan.technologies.includes(slug);
  return listProjects(plan, {
    goals: [...library.goals.values()].filter((goal) => isOpenToAll(goal) && goal.technologies.some(isUsed)),
    own,
    isMade: (key, day) => (ends.get(key) ?? Infinity) <= day,
    chapters: listChapterProjects(listChapters(library, plan), plan),
  });
}

function listChapters({ roadmaps }: Library, { technologies }: Plan) {
  return technologies.flatMap((slug) => roadmaps.get(slug)?.chapters ?? []);
}
