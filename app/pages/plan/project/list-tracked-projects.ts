import type { ProjectsByDay } from '#wording/projects/list-projects.ts';
import { listProjectsSoFar } from '#wording/projects/list-projects-so-far.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Progress } from '#planner/types/progress.ts';

import { listContentGoals, type PlanContent } from '../plan-content.ts';

export function listTrackedProjects(plan: Plan, progress: Progress, content: PlanContent): ProjectsByDay {
  return listProjectsSoFar(plan, progress, {
    goals: content.projects,
    own: listContentGoals(content, plan.request),
    chapters: content.roadmaps.flatMap(({ chapters }) => chapters),
  });
}

/** Whether steps of other goals may fill project minutes: the plan has no goal, or goes on after it. */
export function hasOtherProjects({ days, request }: Plan): boolean {
  const last = request.goal === undefined ? -1 : days.findLastIndex(({ items }) => items.length > 0);
  return days.slice(last + 1).some(({ fill }) => fill?.kind === 'project');
}
