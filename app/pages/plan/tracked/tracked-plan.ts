import { goalTopics, type StepTopic } from '#content/goals.ts';
import type { TopicSection } from '#content/roadmap.ts';
import type { JournalState, PlanState } from '#journal/fold/state.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { ProjectGoal } from '#wording/projects/project-part.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';
import type { Progress } from '#planner/types/progress.ts';

import type { ProjectsByDay } from '#wording/projects/list-projects.ts';
import { readProgress } from '#planner/stored-plan/read-progress.ts';
import { listContentGoals, listContentTopics, type PlanContent } from '../plan-content.ts';
import { listTrackedProjects } from '../project/list-tracked-projects.ts';
import { listTopics } from '../../../browser/roadmaps.ts';

/** A saved plan with the learner's progress up to a date. */
export type TrackedPlan = {
  readonly saved: PlanState;
  readonly plan: Plan;
  /** Whether the plan has started. Before that, its day 1 is shown but is not today. */
  readonly hasBegun: boolean;
  readonly progress: Progress;
  readonly goal: PlanContent['goal'];
  /** What is made after it, in its order. */
  readonly nextGoals: readonly ProjectGoal[];
  /** Of the roadmaps, with the steps of the goals. */
  readonly topics: readonly PlanTopic[];
  readonly technologies: readonly { readonly slug: string; readonly name: string }[];
  /** The same by key. */
  readonly shown: ReadonlyMap<string, PlanSection>;
  /** What the project minutes are for. */
  readonly projects: ProjectsByDay;
};

/** What a page shows of a topic or of a step of the goal. */
export type PlanSection = TopicSection | StepSection;

export type StepSection = StepTopic & {
  readonly needs: readonly string[];
  readonly does: readonly string[];
  readonly shows: string;
  /** How many steps its goal has. */
  readonly all: number;
};

type Now = PlanContent & { readonly state: JournalState; readonly date: string };

/** A topic that the roadmaps no longer have counts as dropped, but stays visible on its day. */
export function makeTrackedPlan(saved: PlanState, plan: Plan, now: Now): TrackedPlan {
  const { state, roadmaps, goal, date } = now;
  const goals = listContentGoals(now, plan.request);
  const shown = new Map<string, PlanSection>(
    [...roadmaps.flatMap(listTopics), ...goals.flatMap(listStepSections)].map((topic) => [topic.key, topic]),
  );
  const progress = readProgress(plan, saved, { topics: state.topics, date });
  const retired = plan.days.flatMap(({ items }) => items.flatMap(({ key }) => (shown.has(key) ? [] : key)));
  return {
    saved,
    plan,
    shown,
    goal,
    nextGoals: goals.slice(1),
    hasBegun: saved.starts <= date,
    topics: listContentTopics(now, plan.request),
    projects: listTrackedProjects(plan, progress, now),
    technologies: roadmaps.map(({ slug, name }) => ({ slug, name })),
    progress: { ...progress, dropped: [...new Set([...(progress.dropped ?? []), ...retired])] },
  };
}

export function listStepSections(goal: ProjectGoal): StepSection[] {
  return goalTopics(goal).flatMap((topic, at) => {
    const step = goal.steps[at];
    if (!step) return [];
    const { needs, does, shows } = step;
    return [{ ...topic, needs, does, shows, all: goal.steps.length }];
  });
}
