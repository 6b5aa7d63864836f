import type { Day } from '#planner/types/plan.ts';
import type { ProjectGoal } from '#wording/projects/project-part.ts';
import type { ProjectsByDay } from '#wording/projects/list-projects.ts';

import { listStepSections, type StepSection, type TrackedPlan } from '../tracked/tracked-plan.ts';

export type TrackedStep = {
  readonly step: StepSection;
  /** The first day with lines of it; null if the plan has none. */
  readonly begins: number | null;
  /** The day on which it ends; null if the plan does not finish it. */
  readonly ends: number | null;
  readonly isDone: boolean;
  /** Whether the plan leaves it out, because the goal works without it. */
  readonly isLeft: boolean;
};

/** The steps of the plan's goal, or of one that comes after it, in their order with their days. */
export function trackSteps(
  { goal: own, plan, progress, projects }: TrackedPlan,
  goal: ProjectGoal | null = own,
): TrackedStep[] {
  const steps = goal ? listStepSections(goal) : [];
  return steps.map((step) => {
    const items = plan.days.flatMap((day) => findItem(day, step.key));
    const isWhole = items.some(({ part, parts }) => part === parts);
    const inProjects = listProjectDays(projects, step);
    return {
      step,
      begins: findFirst([...items.map(({ day }) => day), ...inProjects.map(({ day }) => day)]),
      ends: isWhole
        ? (items.at(-1)?.day ?? null)
        : (inProjects.find(({ to }) => to === step.does.length)?.day ?? null),
      isDone: Object.hasOwn(progress.done, step.key),
      isLeft: plan.request.leftSteps?.includes(step.key) === true && items.length === 0,
    };
  });
}

/** The days of project minutes in which lines of a step are made; a step without a day of its own ends in them. */
function listProjectDays(projects: ProjectsByDay, { key }: StepSection) {
  return [...projects].flatMap(([day, parts]) =>
    parts.flatMap((part) =>
      part.kind === 'step' && part.goal.steps[part.at]?.key === key ? [{ day, to: part.lines.to }] : [],
    ),
  );
}

function findFirst(days: readonly number[]): number | null {
  return days.length === 0 ? null : Math.min(...days);
}

function findItem({ day, items }: Day, key: string) {
  return items.filter((item) => item.key === key).map(({ part, parts }) => ({ day, part, parts }));
}
