import { use, useEffect } from 'react';

import { type CompiledGoal, goalTopics } from '#content/goals.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import type { ProjectGoal } from '#wording/projects/project-part.ts';

import { findPageFile, isPageOf } from '../../browser/fetch-page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { fetchProjectGoals } from '../../browser/project-goals.ts';
import { fetchRoadmaps, listTopics } from '../../browser/roadmaps.ts';

/** What a plan is made of. `goal` is null if the plan has none, or if the site no longer has it. */
export type PlanContent = {
  readonly roadmaps: readonly PageOf<'roadmap'>[];
  readonly goal: CompiledGoal | null;
};

/** With the goals whose steps fill the project minutes. */
export type PlanProjects = PlanContent & { readonly projects: readonly ProjectGoal[] };

type Wanted = { readonly technologies: readonly string[]; readonly goal: string | undefined };
type WantedPlan = Wanted & { readonly withProjects: boolean };

const loading = new Map<string, Promise<PlanProjects | null>>();

/** The same object for the same plan; suspends. If it is not available, the next render requests it again. */
export function usePlanContent(wanted: WantedPlan): PlanProjects | null {
  const name = [wanted.goal ?? '', wanted.withProjects, ...wanted.technologies].join(' ');
  const content = loading.get(name) ?? fetchWithProjects(wanted);
  loading.set(name, content);
  const loaded = use(content);
  useEffect(() => {
    if (loaded === null) loading.delete(name);
  });
  return loaded;
}

async function fetchWithProjects(wanted: WantedPlan): Promise<PlanProjects | null> {
  const [content, projects] = await Promise.all([
    fetchPlanContent(wanted),
    wanted.withProjects ? fetchProjectGoals(wanted.technologies) : [],
  ]);
  return content && { ...content, projects };
}

/** With the roadmaps that the goal uses. Null if something is not available now. */
export async function fetchPlanContent({ technologies, goal: id }: Wanted): Promise<PlanContent | null> {
  const [goal, wanted] = await Promise.all([fetchGoal(id), fetchRoadmaps(technologies)]);
  const others = goal?.technologies.filter((slug) => !technologies.includes(slug)) ?? [];
  const more = await fetchRoadmaps(others);
  return goal === undefined || !wanted || !more ? null : { roadmaps: [...more, ...wanted], goal };
}

/** The topics of the roadmaps, and the steps of the goal. */
export function listContentTopics({ roadmaps, goal }: PlanContent): PlanTopic[] {
  return [...roadmaps.flatMap(listTopics), ...(goal ? goalTopics(goal) : [])];
}

/** Undefined if it is not available now. */
async function fetchGoal(id: string | undefined): Promise<PlanContent['goal'] | undefined> {
  if (id === undefined) return null;
  const response = await fetch(findPageFile(`/goals/${id}`)).catch(() => null);
  if (response?.status === 404) return null;
  const data: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return isPageOf(data, 'goal') ? data : undefined;
}
