import { goalTopics } from '#content/goals.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { PlanTopic } from '#planner/types/plan-topic.ts';

import type { Library } from '../../library.ts';

/** What a plan is made of: the topics of its technologies, and the steps of its goal. */
export function listTopicsToPlan(library: Library, { technologies, request }: RequestedPlan): PlanTopic[] {
  const goal = library.goals.get(request.goal ?? '');
  const topics = technologies.flatMap((slug): readonly PlanTopic[] => library.topicsOf.get(slug) ?? []);
  return goal ? [...topics, ...goalTopics(goal)] : topics;
}

/** A plan without its goal where the technologies do not hold all that the goal needs. */
export function dropLostGoal(library: Library, requested: RequestedPlan): RequestedPlan {
  const { goal: id, presumes: _, ...request } = requested.request;
  if (id === undefined) return requested;
  const goal = library.goals.get(id);
  const isKept = goal?.technologies.every((slug) => requested.technologies.includes(slug)) === true;
  return isKept ? requested : { ...requested, request };
}
