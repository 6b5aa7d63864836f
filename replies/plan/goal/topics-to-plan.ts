import { chainSteps, type CompiledGoal } from '#content/goals.ts';
import { isOwnGoal } from '#content/shapes/own-goals.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import { chooseNextGoals } from '#planner/select/next-goals.ts';
import { listToGoOn } from '#wording/projects/is-open-to-all.ts';

import type { Library } from '../../library.ts';
import { listPlanGoals } from './reached-steps.ts';

/** What a plan is made of: the topics of its technologies, and the steps of its goals. */
export function listTopicsToPlan(library: Library, { technologies, request }: RequestedPlan): PlanTopic[] {
  const goals = listPlanGoals(library, { request });
  const topics = technologies.flatMap((slug): readonly PlanTopic[] => library.topicsOf.get(slug) ?? []);
  return [...topics, ...chainSteps(goals)];
}

/** A plan without its goal where the technologies do not hold all that the goal needs. */
export function dropLostGoal(library: Library, requested: RequestedPlan): RequestedPlan {
  const {
    goal: id,
    parts: _,
    presumes: __,
    nextGoals: ___,
    moreTopics: ____,
    ...request
  } = requested.request;
  if (id === undefined) return requested;
  const goal = library.goals.get(id);
  const isKept = goal?.technologies.every((slug) => requested.technologies.includes(slug)) === true;
  return isKept ? requested : { ...requested, request };
}

/** A request with what is made after its goal in its days; one of those that are like what was asked for, if one fits. */
export function addNextGoals(
  library: Library,
  { technologies, request }: RequestedPlan,
  similar: readonly Pick<CompiledGoal, 'id'>[] = [],
): RequestedPlan['request'] {
  const { nextGoals: _, moreTopics: __, ...asked } = request;
  const own = library.goals.get(request.goal ?? '');
  if (!own) return asked;
  if (isOwnGoal(own)) return { ...asked, nextGoals: [], moreTopics: true };
  const topics = technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
  const others = listToGoOn(own, [...library.goals.values()]);
  const alike = others.filter(({ id }) => similar.some((one) => one.id === id));
  const next = chooseNextGoals(topics, asked, { own, others: alike });
  const isFound = (next.nextGoals ?? []).length > 0;
  return { ...asked, ...(isFound ? next : chooseNextGoals(topics, asked, { own, others })) };
}
