import { use, useEffect } from 'react';

import { chainSteps, type CompiledGoal } from '#content/goals.ts';
import { addParts } from '#content/requirements/parts.ts';
import { chooseNextGoals } from '#planner/select/next-goals.ts';
import type { OwnPart, PlanRequest } from '#planner/types/plan-request.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';
import { listToGoOn } from '#wording/projects/is-open-to-all.ts';

import type { ProjectGoal } from '#wording/projects/project-part.ts';

import { fetchParts } from '../../browser/fetch-parts.ts';
import { findPageFile, isPageOf } from '../../browser/fetch-page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { fetchProjectGoals } from '../../browser/project-goals.ts';
import { fetchRoadmaps, listTopics } from '../../browser/roadmaps.ts';

/**
 * What a plan is made of. `goal` is null if the plan has none, or if the site no longer has it. `projects` are goals that may
 * come after it, or whose steps fill the project minutes.
 */
export type PlanContent = {
  readonly roadmaps: readonly PageOf<'roadmap'>[];
  readonly goal: CompiledGoal | null;
  readonly projects: readonly ProjectGoal[];
};

type Wanted = {
  readonly technologies: readonly string[];
  readonly goal: string | undefined;
  readonly parts?: readonly OwnPart[] | undefined;
};
type WantedPlan = Wanted & { readonly withProjects: boolean };

const loading = new Map<string, Promise<PlanContent | null>>();

/** The same object for the same plan; suspends. If it is not available, the next render requests it again. */
export function usePlanContent(wanted: WantedPlan): PlanContent | null {
  const { goal = '', parts = [], withProjects, technologies } = wanted;
  const name = [goal, withProjects, ...parts.map(({ key }) => key), ...technologies].join(' ');
  const content = loading.get(name) ?? fetchWithProjects(wanted);
  loading.set(name, content);
  const loaded = use(content);
  useEffect(() => {
    if (loaded === null) loading.delete(name);
  });
  return loaded;
}

async function fetchWithProjects({ withProjects, ...wanted }: WantedPlan): Promise<PlanContent | null> {
  const content = await fetchPlanContent(wanted);
  if (!content || wanted.goal !== undefined || !withProjects) return content;
  return { ...content, projects: (await fetchProjectGoals(wanted.technologies)) ?? [] };
}

/** With the roadmaps that the goal uses. Null if something is not available now. */
export async function fetchPlanContent({
  technologies,
  goal: id,
  parts = [],
}: Wanted): Promise<PlanContent | null> {
  const [found, added, wanted] = await Promise.all([
    fetchGoal(id),
    fetchParts(parts),
    fetchRoadmaps(technologies),
  ]);
  const goal = found && addParts(found, added);
  const others = goal?.technologies.filter((slug) => !technologies.includes(slug)) ?? [];
  const [more, projects] = await Promise.all([
    fetchRoadmaps(others),
    fetchProjectGoals(goal?.technologies ?? []),
  ]);
  if (goal === undefined || !wanted || !more || !projects) return null;
  return { roadmaps: [...more, ...wanted], goal, projects };
}

/** The topics of the roadmaps, and the steps of the goals. */
export function listContentTopics(content: PlanContent, request: NextGoals): PlanTopic[] {
  return [...content.roadmaps.flatMap(listTopics), ...chainSteps(listContentGoals(content, request))];
}

type NextGoals = Pick<PlanRequest, 'nextGoals'>;

/** The goal of a plan and what is made after it. */
export function listContentGoals(
  { goal, projects }: Pick<PlanContent, 'goal' | 'projects'>,
  { nextGoals = [] }: NextGoals,
): ProjectGoal[] {
  if (!goal) return [];
  return [goal, ...nextGoals.flatMap((id) => projects.find((one) => one.id === id) ?? [])];
}

/** A request with what is made after its goal in its days. */
export function goOn(content: PlanContent, request: PlanRequest): PlanRequest {
  const { goal: own, projects } = content;
  if (!own) return request;
  const { nextGoals: _, moreTopics: __, ...asked } = request;
  const topics = content.roadmaps.flatMap(listTopics);
  return { ...asked, ...chooseNextGoals(topics, asked, { own, others: listToGoOn(own, projects) }) };
}

/** Undefined if it is not available now. */
async function fetchGoal(id: string | undefined): Promise<PlanContent['goal'] | undefined> {
  if (id === undefined) return null;
  const response = await fetch(findPageFile(`/goals/${id}`)).catch(() => null);
  if (response?.status === 404) return null;
  const data: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return isPageOf(data, 'goal') ? data : undefined;
}
