import { listChapterProjects } from '#wording/projects/list-chapter-projects.ts';
import { listProjects, type ProjectsByDay } from '#wording/projects/list-projects.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Progress } from '#planner/types/progress.ts';

import { listContentGoals, type PlanContent } from '../plan-content.ts';

/** Up to today, a step is made if it is done; later days count on the plan. */
export function listTrackedProjects(
  plan: Plan,
  { today, done }: Progress,
  content: PlanContent,
): ProjectsByDay {
  const ends = new Map(
    plan.days.flatMap(({ day, items }) =>
      items.filter(({ part, parts }) => part === parts).map(({ key }) => [key, day] as const),
    ),
  );
  const isPlanned = (key: string, day: number) => day > today && (ends.get(key) ?? Infinity) <= day;
  return listProjects(plan, {
    goals: content.projects,
    own: listContentGoals(content, plan.request),
    isMade: (key, day) => Object.hasOwn(done, key) || isPlanned(key, day),
    chapters: listChapterProjects(
      content.roadmaps.flatMap(({ chapters }) => chapters),
      plan,
    ),
  });
}

/** Whether steps of other goals may fill project minutes: the plan has no goal, or goes on after it. */
export function hasOtherProjects({ days, request }: Plan): boolean {
  const last = request.goal === undefined ? -1 : days.findLastIndex(({ items }) => items.length > 0);
  return days.slice(last + 1).some(({ fill }) => fill?.kind === 'project');
}
