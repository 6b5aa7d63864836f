import type { JournalState } from '#journal/state.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/plan.ts';

import { fetchRoadmap } from '../page-data.ts';
import type { Wish } from './read-wish.ts';
import { makePlanTopics } from './topics.ts';

/**
 * Lays out what a learner wishes for; what is done or skipped already is not planned again. Null where a roadmap
 * cannot be had now.
 */
export async function makeWish({ technologies, request }: Wish, state: JournalState): Promise<Plan | null> {
  const roadmaps = await Promise.all(technologies.map(fetchRoadmap));
  const topics = roadmaps.flatMap((roadmap) => (roadmap ? makePlanTopics(roadmap) : []));
  if (roadmaps.includes(null)) return null;
  return makePlan(topics, { ...request, known: listSettled(state) });
}

function listSettled({ topics }: JournalState): string[] {
  return [...topics].flatMap(([key, { status }]) => (status === 'done' || status === 'skipped' ? [key] : []));
}
