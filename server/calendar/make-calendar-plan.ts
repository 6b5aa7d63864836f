import type { JournalState, PlanState } from '#journal/fold/state.ts';
import type { Follow } from '#planner/stored-plan/follow-topics.ts';
import { readProgress } from '#planner/stored-plan/read-progress.ts';
import { readSavedPlan } from '#planner/stored-plan/read-saved-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Library } from '#replies/library.ts';
import { findPlanGoal } from '#replies/plan/goal/reached-steps.ts';
import type { CalendarPlan } from '#wording/calendar/calendar-plan.ts';
import { isOpenToAll } from '#wording/projects/is-open-to-all.ts';
import { listProjectsSoFar } from '#wording/projects/list-projects-so-far.ts';
import type { ProjectGoal } from '#wording/projects/project-part.ts';

type Known = Pick<JournalState, 'topics'> & {
  readonly library: Library;
  readonly follow: Follow;
  readonly date: string;
};

/** The same that the page of the plan shows. Null if this version cannot read it. */
export function makeCalendarPlan(
  saved: PlanState,
  { library, follow, topics, date }: Known,
): CalendarPlan | null {
  const plan = readSavedPlan(saved, follow, date);
  if (!plan) return null;
  const progress = readProgress(plan, saved, { topics, date });
  const goals = listGoals(library, plan);
  const own = listOwnGoals(library, plan, goals);
  const others = own[0]?.technologies.filter((slug) => !plan.technologies.includes(slug)) ?? [];
  const used = [...others, ...plan.technologies];
  const chapters = used.flatMap((slug) => library.roadmaps.get(slug)?.chapters ?? []);
  const steps = own.flatMap((goal) => goal.steps.map((step) => ({ ...step, step: true as const })));
  return {
    saved,
    plan,
    progress,
    shown: new Map([...chapters.flatMap((chapter) => chapter.topics), ...steps].map((one) => [one.key, one])),
    projects: listProjectsSoFar(plan, progress, { goals, own, chapters }),
  };
}

/** What project minutes may be for: the goals of the goal's technologies, or of the plan's if it has none. */
function listGoals({ goals }: Library, { technologies, request }: Plan): ProjectGoal[] {
  const used = request.goal === undefined ? technologies : goals.get(request.goal)?.technologies;
  const open = [...goals.values()].filter(isOpenToAll);
  const listed = (used ?? []).flatMap((slug) => open.filter((goal) => goal.technologies.includes(slug)));
  return [...new Set(listed)];
}

function listOwnGoals(library: Library, { request }: Plan, others: readonly ProjectGoal[]): ProjectGoal[] {
  const goal = findPlanGoal(library, { request });
  if (!goal) return [];
  return [goal, ...(request.nextGoals ?? []).flatMap((id) => others.find((one) => one.id === id) ?? [])];
}
